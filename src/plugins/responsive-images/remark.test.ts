import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile as compileMdx} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {afterAll, expect, test} from 'vitest';
import {remarkResponsiveImages} from './remark';

/** A project with images, whose content only their data files need. */
const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-images-'));
for (const file of ['static/img/cab.jpg', 'static/img/delivery.jpg', 'static/favicon.svg']) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), '');
}
afterAll(() => rmSync(siteDir, {recursive: true}));

/** Compiles a page of the project, which need not exist. */
async function compile(value: string, file = 'pages/ride.mdx', frontMatter = {}): Promise<string> {
  const page = new VFile({
    value,
    cwd: siteDir,
    path: path.join(siteDir, file),
    data: {frontMatter},
  });
  return String(await compileMdx(page, {jsx: true, remarkPlugins: [remarkResponsiveImages]}));
}

const cab = '<Vehicle image="/img/cab.jpg" alt="A cab" />';
const delivery = '![A van](/img/delivery.jpg)';
const isFirst = /\{\s*\.\.\.image\w+,\s*first: true\s*\}/;

test('an image becomes an import of its data, and the first one is marked', async () => {
  const code = await compile(`${cab}\n\n${delivery}`);
  expect(code).toContain('default/static__img__cab.jpg.');
  expect(code).toMatch(isFirst);
  expect(code).toMatch(/<Picture image={image\w+} alt="A van"/);
});

test.each([
  [
    'in the third section, far below the first screen',
    `<Hero title="Ride" />\n\n<Rows />\n\n${cab}`,
  ],
  [
    'of a post, after that of its front matter',
    delivery,
    'news/2025-01-14-a/index.mdx',
    {leadImage: '/img/cab.jpg'},
  ],
])('an image is not the first one %s', async (_, source, file?: string, frontMatter?: object) => {
  expect(await compile(source, file, frontMatter)).not.toContain('first: true');
});

test('an image is the first one, even if the front matter of a page names another', async () => {
  expect(await compile(delivery, undefined, {leadImage: '/img/cab.jpg'})).toMatch(isFirst);
});

test.each([
  ['![A van](/img/delivry.jpg)', '.*"/img/delivry.jpg" .*\n→ Did you mean "/img/delivery.jpg"?'],
  ['![A car](/favicon.svg)', '"/favicon.svg" is not an image that'],
  ['![](/img/delivery.jpg)', 'The image has no'],
  ['<Vehicle image="/img/delivery.jpg" />', 'The image has no'],
])('%s stops the build', async (source, problem) => {
  const pattern = problem.replaceAll('?', '\\?');
  await expect(compile(source)).rejects.toThrow(new RegExp(`^pages/ride.mdx:1:1 {2}${pattern}`));
});
