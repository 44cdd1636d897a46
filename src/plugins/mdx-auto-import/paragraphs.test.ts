import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkInlineParagraphs} from '.';

const isParagraph = async (source: string) =>
  String(await compile(source, {remarkPlugins: [remarkInlineParagraphs]})).includes('.p,');

it('makes a component for running text that is on a line of its own a paragraph', async () => {
  expect(await isParagraph('<Sample>Words</Sample>')).toBe(true);
});

it('leaves sections on lines of their own as they are', async () => {
  expect(await isParagraph('<Statement title="Words" />')).toBe(false);
});
