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
      .flatMap((image) => {
        const {alt = '', width, height} = image.attribs;
        const isNamed = alt.trim() !== '' && !isFileName(alt);
        const hasSize = Number(width) > 0 && Number(height) > 0;
        return [!isNamed && 'no alternative text', !hasSize && 'no size']
          .filter((problem) => problem !== false)
          .map((problem) => `${tag(page, image)} has ${problem}`);
      }),
  );
});

test('one image of a page loads at once at most, and all others when they are near', () => {
  expectOnEveryPage((page) => {
    const urgent = page.$('main img:not([loading="lazy"])').toArray();
    // Not two versions of one image: browsers would load both, and the theme shows one
    return urgent.length <= 1 ? [] : urgent.map((image) => `${tag(page, image)} is not lazy`);
  });
});

test('every page describes the image of its link preview, after its address', () => {
  expectOnEveryPage(({$}) => {
    const tags = $('meta[property^="og:image"]').toArray();
    const values = new Map(tags.map(({attribs}) => [attribs['property'], attribs['content']]));
    const [first] = values.keys();
    const size = `${values.get('og:image:width')} × ${values.get('og:image:height')}`;
    return [
      ...(first === 'og:image' ? [] : ['og:image follows its size or description']),
      ...(size === '1200 × 630' ? [] : [`its image is said to be ${size}`]),
      ...(values.get('og:image:alt') ? [] : ['og:image:alt is missing']),
    ];
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
