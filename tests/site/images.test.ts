import {statSync} from 'node:fs';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {siteUrl} from '../../src/company/site';
import {expectOnEveryPage, pageAt, pages, resolve, tag} from './site';

test('every image has words for those who cannot see it, and reserves its space', () => {
  const isFileName = (words: string) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(words);
  expectOnEveryPage((page) =>
    page
      .$('img:not([aria-hidden="true"] *)')
      .toArray()
      .filter(({attribs: {alt = '', width, height}}) => {
        const isNamed = alt.trim() !== '' && !isFileName(alt);
        return !isNamed || !(Number(width) > 0 && Number(height) > 0);
      })
      .map((image) => tag(page, image)),
  );
});

test('one image of a page loads at once at most, and all others when they are near', () => {
  expectOnEveryPage((page) => {
    // Not two versions of one image: browsers would load both, and the theme shows one
    const [, ...others] = page.$('main img:not([loading="lazy"])').toArray();
    return others.map((image) => `${tag(page, image)} is not lazy, either`);
  });
});

test.each(pages)('$path describes the image of its link preview, after its address', ({$}) => {
  const tags = $('meta[property^="og:image"]').toArray();
  const values = tags.map(({attribs}) => [attribs['property'], attribs['content']]);
  expect(values[0]?.[0]).toBe('og:image');
  expect(Object.fromEntries(values)).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\w/) as string,
  });
});

test('every page has a link preview with an image that apps show', async () => {
  const owners = new Map(
    pages.map((page) => [page.$('meta[property="og:image"]').attr('content') ?? '', page.path]),
  );
  for (const [url, path] of owners) {
    const image = `the image of the link preview of ${path}`;
    expect(url, image).toMatch(`${siteUrl}/`);
    const {file, problem} = resolve(url, pageAt('/'));
    if (!file) throw new Error(`${image}: ${problem}`);
    expect(await sharp(file).metadata(), image).toMatchObject({width: 1200, height: 630});
    expect(statSync(file).size, `bytes of ${image}`).toBeLessThan(300_000);
  }
});
