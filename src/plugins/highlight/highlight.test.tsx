import {evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, test} from 'vitest';
import {remarkHighlight} from '.';

/** Renders a fence in a file of this format. */
async function render(language: string, code: string, format: 'md' | 'mdx') {
  const {default: Content} = await evaluate(`\`\`\`${language}\n${code}\n\`\`\``, {
    ...runtime,
    remarkPlugins: [remarkHighlight],
    format,
  });
  return load(renderToStaticMarkup(<Content />));
}

const jsx = '<b title="A">in {1}</b>';

test.each([
  ['mdx', '<Faq title="A" />', '.tag .attr-value:contains("A")'],
  ['MDX', '---\ntitle: A\n---', '.key:contains("title")'],
  ['md', '## A heading', '.title'],
  ['jsx', jsx, '.plain-text:contains("in")'],
  ['ts', 'let a = "b";', '.keyword + .operator + .string'],
])('%s: %j has %s', async (language, code, selector) => {
  for (const format of ['md', 'mdx'] as const) {
    const $ = await render(language, code, format);
    expect($(`pre > code ${selector}`).length, $.html('pre')).toBe(1);
  }
});

test.each(['', 'mdx', 'md', 'jsx', 'css', 'unknown', 'extend', 'constructor', '__proto__'])(
  'code in the language %j keeps its text, without styles',
  async (language) => {
    const code = `${jsx}\n\n  *a* \`b\` &amp; {c: 'd'} // e\n---\n\n\`\` f`;
    const $ = await render(language, code, 'mdx');
    expect($('pre > code').text().trimEnd()).toBe(code);
    expect($('[style]').length).toBe(0);
  },
);
