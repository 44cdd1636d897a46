import {statSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {filesIn, follow, pages, publicPages, root, tag} from './site';

/** Bytes of all original pictures together. */
const originalsLimit = 12 * 1000 * 1000;

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  const {$} = page;
  const pictures = $('img').toArray();
  /** Photographs and renderings. Drawings (SVG) have one size for all. */
  const photographs = pictures.filter(
    (picture) => !/\.svg(?:$|[?#])|^data:/.test($(picture).attr('src') ?? ''),
  );
  const failing = (ok: (picture: (typeof pictures)[number]) => boolean, of = photographs) =>
    of.filter((picture) => !ok(picture)).map((picture) => tag(page, picture));

  test('every picture has a text for those who do not see it, or an empty one', () => {
    expect(failing((picture) => $(picture).attr('alt') !== undefined, pictures)).toEqual([]);
    expect(
      failing((picture) => !pictureFile.test($(picture).attr('alt') ?? ''), pictures),
      'a file’s name is no description',
    ).toEqual([]);
  });

  test('every picture states its size, so that nothing jumps when it arrives', () => {
    const stated = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '');
    expect(
      failing(
        (picture) => stated($(picture).attr('width')) && stated($(picture).attr('height')),
        pictures,
      ),
    ).toEqual([]);
  });

  test.each(['avif', 'webp'])(
    'every picture comes as %s in several sizes, and their files are there',
    (format) => {
      const problems = photographs.flatMap((picture) => {
        const source = $(picture).closest('picture').children(`source[type="image/${format}"]`);
        const sizes = (source.attr('srcset') ?? '')
          .split(',')
          .map((part) => part.trim().split(/\s+/));
        const missing = sizes.filter(
          ([file = '', width = '']) => !/^\d+w$/.test(width) || follow(file, page).kind !== 'file',
        );
        if (source.length !== 1)
          return [`${tag(page, picture)}: no <source type="image/${format}">`];
        if (!source.attr('sizes'))
          return [`${tag(page, picture)}: no sizes=, so browsers take the largest`];
        return missing.map((part) => `${tag(page, picture)}: ${part.join(' ')}`);
      });
      expect(problems).toEqual([]);
    },
  );

  test('every picture has a JPEG or PNG for browsers that know neither', () => {
    expect(failing((picture) => /\.(?:jpe?g|png)$/.test($(picture).attr('src') ?? ''))).toEqual([]);
    expect(
      failing((picture) => follow($(picture).attr('src') ?? '', page).kind === 'file'),
    ).toEqual([]);
  });

  test('the first picture is fetched at once, all others when they come near', () => {
    const [first, ...others] = $('main img')
      .toArray()
      .filter((picture) => photographs.includes(picture));
    if (first) {
      expect($(first).attr('fetchpriority'), tag(page, first)).toBe('high');
      expect($(first).attr('loading'), tag(page, first)).not.toBe('lazy');
    }
    expect(failing((picture) => $(picture).attr('loading') === 'lazy', others)).toEqual([]);
    expect(failing((picture) => $(picture).attr('fetchpriority') !== 'high', others)).toEqual([]);
  });
});

test('the site has pictures', () => {
  expect(publicPages.filter(({$}) => $('main picture').length > 0).length).toBeGreaterThan(10);
});

test('original pictures stay under 12 MB in all, so that the project is quick to clone', () => {
  const originals = ['static', 'news']
    .flatMap((folder) =>
      filesIn(path.join(root, folder)).map((file) => path.join(root, folder, file)),
    )
    .filter((file) => pictureFile.test(file))
    .map((file) => ({file: path.relative(root, file), bytes: statSync(file).size}))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = originals.reduce((total, {bytes}) => total + bytes, 0);
  const largest = originals
    .slice(0, 5)
    .map(({file, bytes}) => `${file} ${Math.round(bytes / 1000)} KB`);
  expect(sum, `the largest are ${largest.join(', ')}`).toBeLessThan(originalsLimit);
});
