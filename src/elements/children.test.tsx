import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {otherChildren, pickBySlot, pickChildren, pickDescendants} from './children';

function Item({name}: {name: string}): ReactNode {
  return <li>{name}</li>;
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
  </>
);

test('pickChildren returns direct children of a component in order', () => {
  expect(pickChildren(children, Item).map(({props}) => props.name)).toEqual(['a', 'b']);
});

test('pickDescendants also looks inside paragraphs', () => {
  const names = pickDescendants(children, Item).map(({props}) => props.name);
  expect(names).toEqual(['a', 'b', 'deep']);
});

test('pickBySlot finds a component by its slot', () => {
  expect(pickBySlot(children, 'aside')).toHaveLength(1);
  expect(pickBySlot(children, 'elsewhere')).toHaveLength(0);
});

test('otherChildren drops white space, slotted components and the given ones', () => {
  const others = otherChildren(children, Item);
  expect(renderToStaticMarkup(others)).toBe('<p>Lead</p><p><li>deep</li></p>');
  expect(otherChildren(<Item name="a" />, Item)).toBeUndefined();
  expect(otherChildren('\n  ')).toBeUndefined();
});
