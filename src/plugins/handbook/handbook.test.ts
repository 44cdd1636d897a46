import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {globSync} from 'tinyglobby';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import sidebars from '../../../sidebars';
import {folders} from '../../sections/components';
import {handbookPages, remarkHandbook} from '.';

/** Compiles a page as the handbook renders it. */
const compilePage = async (file: string, value: string) =>
  String(
    await compile(new VFile({path: path.resolve(file), value}), {
      jsx: true,
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkHandbook],
    }),
  );

test.each(folders)('the examples of $page are right', async ({page}) => {
  const file = `src/${page}.mdx`;
  await compilePage(file, await readFile(file, 'utf8')); // throws where one is wrong
});

test.each(folders)('the examples of $page show its components', async ({page, components}) => {
  const source = await readFile(`src/${page}.mdx`, 'utf8');
  const examples = source.match(/^```mdx\n[^]*?^```/gm) ?? [];
  for (const name of Object.keys(components))
    expect(examples.join('\n')).toMatch(new RegExp(`<${name}\\b`));
});

test('a problem in an example has the line of the file', async () => {
  const page = 'Text.\n\n```mdx\n<Article title="Help">\n\n<Heroo />\n\n</Article>\n```';
  await expect(compilePage('src/handbook/index.mdx', page)).rejects.toThrow(
    /^src\/handbook\/index\.mdx:6:1 {2}/,
  );
});

test('the list of pages leads to every page, once', () => {
  const listed = JSON.stringify(sidebars).match(/"(?:handbook|sections|elements)\/[^"]+"/g) ?? [];
  const pages = globSync(handbookPages, {cwd: 'src'}).map((file) => `"${file.slice(0, -4)}"`);
  expect(listed.sort()).toEqual(pages.sort());
});
