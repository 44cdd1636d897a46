import {evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {describe, expect, test, vi} from 'vitest';
import MDXComponents from '.';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

describe.each(['md', 'mdx'] as const)('in a file of %s', (format) => {
  test.each([
    ['- [x] A task', 'li.task-list-item > input[aria-label="Done"][checked]'],
    ['| A | B |\n|---|--:|\n| 1 | 2 |', '[role="group"][aria-label][tabindex="0"] > table'],
    ['| A | B |\n|---|--:|\n| 1 | 2 |', 'td[align="right"]:contains("2")'],
    ['A claim.[^a]\n\n[^a]: A source.', 'a[href="#user-content-fn-a"]'],
    ['A claim.[^a]\n\n[^a]: A source.', 'section li a[href="#user-content-fnref-a"][aria-label]'],
    ['```js\nlet a;\n```', 'pre[tabindex="0"] > code:contains("let a;")'],
    ['[Fares](/ride "All fares")', 'a[href="/ride"][title="All fares"]'],
  ])('%j renders %s', async (text, selector) => {
    const {default: Content} = await evaluate(text, {
      ...runtime,
      remarkPlugins: [remarkGfm],
      format,
    });
    const $ = load(renderToStaticMarkup(<Content components={MDXComponents} />));
    expect($(selector).length, $.html('body')).toBeGreaterThan(0);
  });
});

test('the check of broken anchors knows footnotes', () => {
  expect(collectAnchor).toHaveBeenCalledWith('user-content-fn-a');
});
