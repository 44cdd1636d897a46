import {evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, test} from 'vitest';
import {remarkHighlight} from '.';

/** Renders a fence. */
async function render(language: string, code: string) {
  const options = {...runtime, remarkPlugins: [remarkHighlight]};
  const {default: Content} = await evaluate(`\`\`\`${language}\n${code}\n\`\`\``, options);
  return load(renderToStaticMarkup(<Content />));
}

test.each([
  ['mdx', '<Faq title="A" />', '.tag .attr-value:contains("A")'],
  ['MDX', '---\ntitle: A\n---', '.key:contains("title")'],
  ['jsx', '<b>in {1}</b>', '.plain-text:contains("in")'],
])('%s: %j has %s', async (language, code, selector) => {
  const $ = await render(language, code);
  expect($(`pre > code ${selector}`).length, $.html('pre')).toBe(1);
});

test.each(['', 'mdx', 'jsx', 'unknown', 'extend', 'constructor'])(
  'code in the language %j keeps its text, without styles',
  async (language) => {
    const code = '<b title="A">in {1}</b>\n\n  *a* `b` &amp; {c: \'d\'} // e\n---\n\n`` f';
    const $ = await render(language, code);
    expect($('pre > code').text().trimEnd()).toBe(code);
    expect($('[style]').length).toBe(0);
  },
);
