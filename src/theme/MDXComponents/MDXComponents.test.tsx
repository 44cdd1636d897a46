import {evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test, vi} from 'vitest';
import MDXComponents from '.';

vi.mock('@docusaurus/Head', () => ({default: 'head'}));
vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => {}})}));

test.each([
  ['- [x] A task', 'li > input[aria-label="Done"][checked]'],
  ['| A | B |\n|---|--:|\n| 1 | 2 |', '[role="group"][aria-label][tabindex="0"] > table'],
  ['| A | B |\n|---|--:|\n| 1 | 2 |', 'td[align="right"]:contains("2")'],
  ['```js\nlet a;\n```', 'pre[tabindex="0"] > code:contains("let a;")'],
])('%j renders %s', async (text, selector) => {
  const {default: Content} = await evaluate(text, {...runtime, remarkPlugins: [remarkGfm]});
  const $ = load(renderToStaticMarkup(<Content components={MDXComponents} />));
  expect($(selector).length, $.html('body')).toBe(1);
});
