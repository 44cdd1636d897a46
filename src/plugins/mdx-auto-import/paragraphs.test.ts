import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkComponents} from '.';

const isParagraph = async (source: string) =>
  String(await compile(source, {remarkPlugins: remarkComponents})).includes('.p,');

it('makes a component for running text that is on a line of its own a paragraph', async () => {
  expect(await isParagraph('<Sample>Words</Sample>')).toBe(true);
});

it.each(['<Statement title="Words" />', '<Sample>\n\n## Words\n\n</Sample>'])(
  'leaves %j as it is',
  async (source) => {
    expect(await isParagraph(source)).toBe(false);
  },
);
