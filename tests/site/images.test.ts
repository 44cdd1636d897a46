import {statSync} from 'node:fs';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {siteUrl} from '../../src/company/site';
import {expectNone, expectOnEveryPage, pageAt, pages, resolve, tag} from './site';

test('every image has words for those who cannot see it, and reserves its space', () => {
  const isFileName = (words: string) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(words);
  expectOnEveryPage((page) =>
    page
      .$('img:not([aria-hidden="true"] *)')
      .toArray()
      .flatMap((image) => {
        const {alt = '', width, height} = image.attribs;
        const hasWords = alt.trim() !== '' && !isFileName(alt);
        return [
          ...(hasWords ? [] : [`${tag(page, image)} has no alternative text`]),
          ...(Number(width) > 0 && Number(height) > 0 ? [] : [`${tag(page, image)} has no size`]),
        ];
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

/** Returns what is wrong with the image of a link preview. */
async function previewProblems(url: string): Promise<string[]> {
  if (!url.startsWith(`${siteUrl}/`)) return [`is not an absolute address of the site`];
  const {file, problem = 'is no file'} = resolve(url, pageAt('/'));
  if (!file) return [problem];
  const {width, height, format} = await sharp(file).metadata();
  const {size} = statSync(file);
  return [
    ...(Math.abs(width / height / 1.91 - 1) < 0.02 ? [] : [`is ${width} × ${height}, not 1.91:1`]),
    ...(width >= 600 ? [] : [`is only ${width} pixels wide`]),
    ...(size <= 300_000 ? [] : [`has ${size} bytes, more than 300,000`]),
    ...(['jpeg', 'png'].includes(format) ? [] : [`is ${format}, which some apps do not show`]),
  ];
}

test('every page has a link preview with an image that apps show', async () => {
  const owners = new Map<string, string>();
  for (const {$, path} of pages) {
    const found = $('meta[property="og:image"], meta[name="twitter:image"]').toArray();
    for (const {attribs} of found) owners.set(attribs['content'] ?? '', path);
    expect(found.length, `images of the link preview of ${path}`).toBeGreaterThan(0);
  }
  const problems = [...owners].map(async ([url, path]) =>
    (await previewProblems(url)).map((problem) => `the link preview of ${path}: ${url} ${problem}`),
  );
  expectNone((await Promise.all(problems)).flat());
});
