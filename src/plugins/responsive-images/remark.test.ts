import {expect, test} from 'vitest';
import {compilePage} from '../testCompile';
import {remarkResponsiveImages} from './remark';

const plugin = () => remarkResponsiveImages({siteDir: process.cwd()});
const compile = (value: string, file?: string, frontMatter?: object) =>
  compilePage([plugin], value, file, frontMatter);

const airport = '<Vehicle image="/img/rental-airport.jpg" alt="A cab" />';
const delivery = '![A van](/img/delivery.jpg)';
const isFirst = /\{\s*\.\.\.image\w+,\s*first: true\s*\}/;

test('an image becomes an import of its data, and the first one is marked', async () => {
  const code = await compile(`${airport}\n\n${delivery}`);
  expect(code).toContain('default/static__img__rental-airport.jpg.');
  expect(code).toMatch(isFirst);
  expect(code).toMatch(/<Picture image={image\w+} alt="A van"/);
});

const post = 'news/2025-12-09-a-quieter-morning/index.mdx';

test.each([
  [
    'in the third section, far below the first screen',
    `<Hero title="Ride" />\n\n<Rows />\n\n${airport}`,
  ],
  ['of a post, after that of its front matter', delivery, post, {leadImage: './fleet-at-dawn.jpg'}],
])('an image is not the first one %s', async (_, source, file?: string, frontMatter?: object) => {
  expect(await compile(source, file, frontMatter)).not.toContain('first: true');
});

test('an image is the first one, even if the front matter of a page names another', async () => {
  expect(await compile(delivery, undefined, {leadImage: '/img/tourism.jpg'})).toMatch(isFirst);
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
