import {expect, test} from 'vitest';
import {readComponents} from './props';
import {componentModules} from '../../sections/contract';

const components = await readComponents(process.cwd());

function component(name: string) {
  const found = components.find((each) => each.name === name);
  if (!found) throw new Error(`readComponents() does not know ${name}`);
  return found;
}

const prop = (of: string, name: string) => component(of).props.find((each) => each.name === name);

test('the components are those of the contract, in its order', () => {
  expect(components.map(({name}) => name)).toEqual([...componentModules.keys()]);
});

test('a component has a folder, a comment, and the content between its tags, if it accepts any', () => {
  expect(component('Question')).toMatchObject({
    folder: 'src/sections/Faq',
    comment: 'One question with its answer.',
  });
  expect(component('Rental').children).toEqual({
    required: true,
    comment: 'A lead and a bullet list.',
  });
  expect(component('Step').children?.required).toBe(false);
  expect(component('Price').children).toBeUndefined();
});

test('required props are before others', () => {
  const order = component('Hero').props.map(({required}) => required);
  expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
});

const looks = ['stage', 'type', 'split', 'ledger', 'plate', 'form'];

test.each([
  ['Hero', 'title', {kind: 'text', type: '"…"', comment: "The page's one first heading."}],
  ['Hero', 'video', {kind: 'text', type: '"/video/…"'}],
  ['Hero', 'look', {kind: 'choice', type: '"stage"', values: looks}],
  ['Stats', 'columns', {kind: 'choice', type: '{2}', values: ['2', '3', '4'], default: '3'}],
  ['AppPromo', 'stores', {kind: 'flag', type: '', required: false}],
  ['ChargingChain', 'stations', {kind: 'number', type: '{…}'}],
  ['Rental', 'image', {kind: 'image', type: '"/img/….jpg"', required: true}], // shared by sections
])('<%s %s> is described as %o', (of, name, expected) => {
  expect(prop(of, name)).toMatchObject(expected);
});

test('many values are sorted', () => {
  const values = prop('Feature', 'icon')?.values ?? [];
  expect(values.length).toBeGreaterThan(40);
  expect(values).toEqual([...values].sort());
});
