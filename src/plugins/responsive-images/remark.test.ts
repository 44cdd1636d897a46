import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile as compileMdx} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {afterAll, expect, test} from 'vitest';
import {remarkResponsiveImages} from './remark';

/** A project with images, whose content only their data files need. */
const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-images-'));
mkdirSync(path.join(siteDir, 'static/img'), {recursive: true});
for (const file of ['cab.jpg', 'delivery.jpg'])
  writeFileSync(path.join(siteDir, 'static/img', file), '');
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
const isEager = /\{\s*\.\.\.image\w+,\s*eager: true\s*\}/;

test('an image becomes an import of its data, and the first one is marked', async () => {
  const code = await compile(`${cab}\n\n${delivery}`);
  expect(code).toContain('default/static__img__cab.jpg.');
  expect(code).toMatch(isEager);
  expect(code).toMatch(/<Picture image={image\w+} alt="A van"/);
});

test('an image in the third section, far below the first screen, is not the first one', async () => {
  const source = `<Hero title="Ride" />\n\n<Rows />\n\n${cab}`;
  expect(await compile(source)).not.toContain('eager: true');
});

test('an image of a post, after that of its front matter, is not the first one', async () => {
  const code = await compile(delivery, 'news/2025-01-14-a/index.mdx', {leadImage: '/img/cab.jpg'});
  expect(code).not.toContain('eager: true');
});

test('an image is the first one, even if the front matter of a page names another', async () => {
  expect(await compile(delivery, undefined, {leadImage: '/img/cab.jpg'})).toMatch(isEager);
});

test('an image that does not exist stops the build, and the nearest one is named', async () => {
  const problem =
    /^pages\/ride.mdx:1:1 {2}.*"\/img\/delivry.jpg" .*\n→ Did you mean "\/img\/delivery.jpg"\?/;
  await expect(compile('![A van](/img/delivry.jpg)')).rejects.toThrow(problem);
});
