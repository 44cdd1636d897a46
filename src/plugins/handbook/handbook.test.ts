import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {globSync} from 'tinyglobby';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import sidebars from '../../../sidebars';
import {components} from '../../sections/components';
import {handbookPages, remarkHandbook} from '.';

test.each([...components.values()])('the examples of $page show <$name>', async ({page, name}) => {
  const source = await readFile(`src/${page}.mdx`, 'utf8');
  const examples = source.match(/^```mdx\n[^]*?^```/gm) ?? [];
  expect(examples.join('\n')).toMatch(new RegExp(`<${name}\\b`));
});

test('a problem in an example has the line of the file', async () => {
  const value = 'Text.\n\n```mdx\n<Article title="Help">\n\n<Heroo />\n\n</Article>\n```';
  const page = new VFile({path: path.resolve('src/handbook/index.mdx'), value});
  const compiled = compile(page, {jsx: true, remarkPlugins: [remarkHandbook]});
  await expect(compiled).rejects.toThrow(/^src\/handbook\/index\.mdx:6:1 {2}/);
});

test('the list of pages leads to every page, once', () => {
  const listed = JSON.stringify(sidebars).match(/"(?:handbook|sections|elements)\/[^"]+"/g) ?? [];
  const pages = globSync(handbookPages, {cwd: 'src'}).map((file) => `"${file.slice(0, -4)}"`);
  expect(listed.sort()).toEqual(pages.sort());
});
