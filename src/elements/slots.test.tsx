import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {pick, pickDeep, pickSlot, rest} from './slots';

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

describe('a section', () => {
  test('picks its own parts out of what a writer wrote, in order', () => {
    expect(pick(children, Item).map(({props}) => props.name)).toEqual(['a', 'b']);
  });

  test('finds a picture inside a paragraph', () => {
    expect(pickDeep(children, Item).map(({props}) => props.name)).toEqual(['a', 'b', 'deep']);
  });

  test('finds a part by the place it says it stands in', () => {
    expect(pickSlot(children, 'aside')).toHaveLength(1);
    expect(pickSlot(children, 'elsewhere')).toHaveLength(0);
  });

  test('keeps the rest as its text, without white space and without parts that have a place', () => {
    const left = rest(children, Item, Other);
    expect(renderToStaticMarkup(<>{left}</>)).toBe('<p>Lead</p><p><li>deep</li></p>');
  });

  test('says so when no text is left', () => {
    expect(rest(<Item name="a" />, Item)).toBeUndefined();
    expect(rest('\n  ')).toBeUndefined();
  });
});
