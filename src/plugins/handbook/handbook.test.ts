import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import sidebars from '../../../sidebars';
import {folders} from '../../sections/components';
import {isJsx} from '../mdxNodes';
import {handbookPages, remarkHandbook} from '.';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkHandbook)
  .freeze();

/** The tags of a page as the handbook renders it. */
async function tagsOf(file: string, value: string): Promise<string[]> {
  const page = new VFile({path: path.resolve(file), value});
  const tags: string[] = [];
  visit((await processor.run(processor.parse(page), page)) as Root, (node) => {
    if (isJsx(node) && node.name) tags.push(node.name);
  });
  return tags;
}

test.each(folders)('the examples of $page show its components', async ({page, components}) => {
  const file = `src/${page}.mdx`;
  const tags = await tagsOf(file, await readFile(file, 'utf8'));
  expect(tags).toEqual(expect.arrayContaining(Object.keys(components)));
});

test('a problem in an example has the line of the file', async () => {
  const page = 'Text.\n\n```mdx\n<Article title="Help">\n\n<Heroo />\n\n</Article>\n```';
  await expect(tagsOf('src/handbook/index.mdx', page)).rejects.toThrow(
    /^src\/handbook\/index\.mdx:6:1 {2}/,
  );
});

test('the list of pages leads to every page, once', () => {
  const listed = JSON.stringify(sidebars).match(/"(?:handbook|sections|elements)\/[^"]+"/g) ?? [];
  const pages = globSync(handbookPages, {cwd: 'src'}).map((file) => `"${file.slice(0, -4)}"`);
  expect(listed.sort()).toEqual(pages.sort());
});
