import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {otherChildren, pickBySlot, pickChildren, pickDescendants} from './children';

function Item({name}: {name: string}): ReactNode {
  return <li>{name}</li>;
}
function Other(): ReactNode {
  return null;
}
function Aside(): ReactNode {
  return <aside />;
}
Aside.slot = 'aside';

const children = (
  <>
    {'\n'}
    <p>Lead</p>
    {'\n'}
    <Item name="a" />
    <>
      <Item name="b" />
    </>
    <p>
      <Item name="deep" />
    </p>
    <Aside />
    <Other />
  </>
);

describe('the children of a section', () => {
  test('pickChildren returns direct children of a component in order', () => {
    expect(pickChildren(children, Item).map(({props}) => props.name)).toEqual(['a', 'b']);
  });

  test('pickDescendants also looks inside paragraphs', () => {
    expect(pickDescendants(children, Item).map(({props}) => props.name)).toEqual([
      'a',
      'b',
      'deep',
    ]);
  });

  test('pickBySlot finds a component by its slot', () => {
    expect(pickBySlot(children, 'aside')).toHaveLength(1);
    expect(pickBySlot(children, 'elsewhere')).toHaveLength(0);
  });

  test('otherChildren drops white space, slotted components and the given ones', () => {
    const others = otherChildren(children, Item, Other);
    expect(renderToStaticMarkup(<>{others}</>)).toBe('<p>Lead</p><p><li>deep</li></p>');
  });

  test('otherChildren returns undefined when nothing is left', () => {
    expect(otherChildren(<Item name="a" />, Item)).toBeUndefined();
    expect(otherChildren('\n  ')).toBeUndefined();
  });
});
