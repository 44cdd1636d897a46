import {describe, expect, test} from 'vitest';
import {readComponents} from './props';
import {componentModules} from '../../sections/contract';

const components = await readComponents(process.cwd());

function component(name: string) {
  const found = components.find((each) => each.name === name);
  if (!found) throw new Error(`readComponents() does not know ${name}`);
  return found;
}

function prop(of: string, name: string) {
  return component(of).props.find((each) => each.name === name);
}

describe('the components that a page may name', () => {
  test('are those of the contract, in its order', () => {
    expect(components.map(({name}) => name)).toEqual([...componentModules.keys()]);
  });

  test('have a folder and a comment', () => {
    expect(component('Question')).toMatchObject({
      folder: 'src/sections/Faq',
      comment: 'One question with its answer.',
    });
  });

  test('describe the content between their tags, if they accept any', () => {
    expect(component('Rental').children).toEqual({
      required: true,
      comment: 'A lead and a bullet list.',
    });
    expect(component('Step').children?.required).toBe(false);
    expect(component('Price').children).toBeUndefined();
  });

  test('have required props before others', () => {
    const order = component('Hero').props.map(({required}) => required);
    expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
  });
});

describe('a prop', () => {
  test('for words is text', () => {
    expect(prop('Hero', 'title')).toEqual({
      name: 'title',
      kind: 'text',
      type: '"…"',
      required: true,
      comment: "The page's one first heading.",
    });
  });

  test('with a list of values offers them', () => {
    expect(prop('Hero', 'look')).toMatchObject({
      kind: 'choice',
      type: '"stage"',
      values: ['stage', 'type', 'split', 'ledger', 'plate', 'form'],
    });
  });

  test('with numbers as values is written in braces and has a default', () => {
    expect(prop('Stats', 'columns')).toMatchObject({
      kind: 'choice',
      type: '{2}',
      required: false,
      values: ['2', '3', '4'],
      default: '3',
    });
  });

  test('with many values has them sorted', () => {
    const values = prop('Feature', 'icon')?.values ?? [];
    expect(values.length).toBeGreaterThan(40);
    expect(values).toEqual([...values].sort());
  });

  test('that is a flag is written as its name', () => {
    expect(prop('AppPromo', 'stores')).toMatchObject({kind: 'flag', type: '', required: false});
  });

  test('for any number is written in braces', () => {
    expect(prop('ChargingChain', 'stations')).toMatchObject({kind: 'number', type: '{…}'});
  });

  test('for an image is its path, also in props that several sections share', () => {
    expect(prop('Rental', 'image')).toMatchObject({
      kind: 'image',
      type: '"/img/….jpg"',
      required: true,
    });
  });

  test('with a fixed prefix shows it', () => {
    expect(prop('Hero', 'video')).toMatchObject({kind: 'text', type: '"/video/…"'});
  });
});
