import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import {VFile} from 'vfile';
import type {Pluggable} from 'unified';

/** Compiles a page of this project for a test, with these remark plugins. Its file need not exist. */
export async function compilePage(
  remarkPlugins: readonly Pluggable[],
  value: string,
  file = 'pages/ride.mdx',
  frontMatter: object = {},
): Promise<string> {
  const vfile = new VFile({value, path: path.join(process.cwd(), file), data: {frontMatter}});
  const plugins = [remarkFrontmatter, ...remarkPlugins];
  return String(await compile(vfile, {jsx: true, remarkPlugins: plugins}));
}
