import {statSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {root} from '../support/builtSite';
import {filesIn} from '../support/files';
import {pages, publicPages, tag} from './pages';

const imageFile = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

describe.each(pages)('$path', (page) => {
  const {$} = page;
  const images = $('img').toArray();
  type Image = (typeof images)[number];
  // Drawings (SVG) have one size for all screens
  const photographs = images.filter(
    (image) => !/\.svg(?:$|[?#])|^data:/.test($(image).attr('src') ?? ''),
  );
  const failing = (ok: (image: Image) => boolean, of = photographs) =>
    of.filter((image) => !ok(image)).map((image) => tag(page, image));

  test('images have alternative text and a size', () => {
    const isText = (alt: string | undefined) => alt !== undefined && !imageFile.test(alt);
    const isSize = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '');
    expect(failing((image) => isText($(image).attr('alt')), images)).toEqual([]);
    expect(
      failing((image) => isSize($(image).attr('width')) && isSize($(image).attr('height')), images),
    ).toEqual([]);
  });

  test('photographs come as AVIF, WebP and JPEG or PNG', () => {
    const problems = photographs.flatMap((image) => {
      const hasSource = (format: string) => {
        const source = $(image).closest('picture').children(`source[type="image/${format}"]`);
        const files = (source.attr('srcset') ?? '').split(',');
        const haveWidths = files.every((file) => /\S \d+w$/.test(file));
        return source.length === 1 && source.attr('sizes') && haveWidths;
      };
      const missing = ['avif', 'webp'].filter((format) => !hasSource(format));
      if (!/\.(?:jpe?g|png)$/.test($(image).attr('src') ?? '')) missing.push('JPEG or PNG');
      return missing.map((format) => `${tag(page, image)}: no ${format}`);
    });
    expect(problems).toEqual([]);
  });

  test('the first photograph of the first two sections loads with priority, all others lazily', () => {
    const shown = $('main img')
      .toArray()
      .filter((image) => photographs.includes(image));
    // A woven border may stand between the two
    const first = shown.find((image) => $(image).closest('main > :nth-child(-n + 3)').length);
    if (first) {
      expect($(first).attr('fetchpriority'), tag(page, first)).toBe('high');
      const hasDusk = $(first).closest('.media--day').length > 0; // the theme hides one of two
      expect($(first).attr('loading') === 'lazy', tag(page, first)).toBe(hasDusk);
    }
    const others = shown.filter((image) => image !== first);
    const isLazy = (image: Image) =>
      $(image).attr('loading') === 'lazy' && $(image).attr('fetchpriority') !== 'high';
    expect(failing(isLazy, others)).toEqual([]);
  });
});

test('a picture at dusk keeps its subject in view like the one by day', () => {
  const pairs = publicPages.flatMap(({$}) =>
    $('.media--dusk')
      .toArray()
      .map((dusk) =>
        [$(dusk).prev('.media--day'), $(dusk)].map((each) => each.find('img').attr('class')),
      ),
  );
  expect(pairs.filter(([day]) => day !== undefined).length).toBeGreaterThan(0);
  expect(pairs.filter(([day, dusk]) => day !== undefined && dusk === undefined)).toEqual([]);
});

test('most pages have photographs', () => {
  expect(publicPages.filter(({$}) => $('main picture').length > 0).length).toBeGreaterThan(10);
});

test('originals stay under 12 MB in all, so that the project is quick to clone', () => {
  const originals = ['static', 'news']
    .flatMap((folder) => filesIn(path.join(root, folder)).map((file) => path.join(folder, file)))
    .filter((file) => imageFile.test(file))
    .map((file) => ({file, bytes: statSync(path.join(root, file)).size}))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = originals.slice(0, 5).map(({file, bytes}) => `${file} ${bytes >> 10} KiB`);
  const sum = originals.reduce((total, {bytes}) => total + bytes, 0);
  expect(sum, `the largest are ${largest.join(', ')}`).toBeLessThan(12_000_000);
});
