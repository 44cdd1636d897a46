import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fallbackFaces} from './fallback';

/**
 * Cuts the typeface down to what the site prints, at build time, from the pinned package. Two files are enough
 * for nearly every page: the letters, and the rupee sign (which the package keeps with its extended set).
 * Letters with accents come in a third file that is fetched only by pages that print one.
 */
const family = 'Anek Latin';

/**
 * Only this part of the design space is drawn: regular to extra bold, normal width to wide. Narrower than normal would
 * be a third set of outlines: 9 KB more.
 */
const axes = {wght: {min: 400, max: 800}, wdth: {min: 100, max: 125}};

/** Kerning, figures of one width, and the outlines that change with the weight. Ligatures and the like: 6 KB more. */
const features = ['kern', 'tnum', 'rvrn'];

interface Cut {
  name: string;
  source: string;
  /** Code points, each a single one or a range, both ends included. */
  ranges: readonly (number | readonly [number, number])[];
}

const cuts: readonly Cut[] = [
  {
    name: 'anek-basic',
    source: 'latin',
    // ASCII, no-break space, ©, °, ·, ×, dashes, quotes, bullet, ellipsis, guillemets, minus
    ranges: [
      [0x20, 0x7e],
      0xa0,
      0xa9,
      0xb0,
      0xb7,
      0xd7,
      0x2013,
      0x2014,
      0x2018,
      0x2019,
      0x201c,
      0x201d,
      0x2022,
      0x2026,
      0x2039,
      0x203a,
      0x2212,
    ],
  },
  {name: 'anek-rupee', source: 'latin-ext', ranges: [0x20b9]},
  {
    name: 'anek-accents',
    source: 'latin',
    ranges: [[0xa1, 0xa8], [0xaa, 0xaf], [0xb1, 0xb6], [0xb8, 0xd6], [0xd8, 0xff], 0x20ac, 0x2122],
  },
];

/** A file of the typeface, as the browser's `FontFace` takes it. */
export interface Face {
  url: string;
  /** As stylesheets write it: `U+20-7E, U+A0`. */
  unicodeRange: string;
}

export interface Fonts {
  /** A folder to serve as it is: it holds `fonts/…woff2`. */
  staticDirectory: string;
  /** The stylesheet with every `@font-face`. */
  css: string;
  /** The typeface's own faces. */
  faces: readonly Face[];
}

/** Weights and widths of every face, as stylesheets write them. */
export const faceWeight = `${axes.wght.min} ${axes.wght.max}`;
export const faceStretch = `${axes.wdth.min}% ${axes.wdth.max}%`;

/**
 * Makes the font files and their stylesheet, or takes them from the cache.
 * @param siteDir - absolute path of the project
 * @throws when the typeface's package is not installed
 */
export async function makeFonts(siteDir: string): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const cache = path.join(siteDir, '.cache', 'fonts');
  const folder = path.join(cache, 'static', 'fonts');
  await mkdir(folder, {recursive: true});
  const faces: Face[] = [];
  for (const cut of cuts) {
    const source = await readFile(
      require.resolve(
        `@fontsource-variable/anek-latin/files/anek-latin-${cut.source}-standard-normal.woff2`,
      ),
    );
    const key = createHash('sha256')
      .update(source)
      .update(JSON.stringify([cut, axes, features]))
      .digest('hex')
      .slice(0, 10);
    const file = `${cut.name}.${key}.woff2`;
    if (!existsSync(path.join(folder, file))) {
      const subsetFont = require('subset-font') as typeof import('subset-font');
      const text = cut.ranges
        .flatMap(points)
        .map((point) => String.fromCodePoint(point))
        .join('');
      await writeFile(
        path.join(folder, file),
        await subsetFont(source, text, {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures: features,
        }),
      );
    }
    faces.push({url: `/fonts/${file}`, unicodeRange: rangeOf(cut)});
  }
  const css = path.join(cache, 'fonts.css');
  await writeFile(css, [...faces.map(fontFace), ...fallbackFaces()].join('\n'));
  return {staticDirectory: path.join('.cache', 'fonts', 'static'), css, faces};
}

function points(range: Cut['ranges'][number]): number[] {
  if (typeof range === 'number') return [range];
  const [first, last] = range;
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

function rangeOf(cut: Cut): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  return cut.ranges
    .map((range) =>
      typeof range === 'number' ? `U+${hex(range)}` : `U+${hex(range[0])}-${hex(range[1])}`,
    )
    .join(', ');
}

function fontFace({url, unicodeRange}: Face): string {
  // The comment keeps the bundler from copying the file under a second address.
  return `@font-face {
  font-family: '${family}';
  src: /* webpackIgnore: true */ url('${url}') format('woff2');
  font-weight: ${faceWeight};
  font-stretch: ${faceStretch};
  font-display: swap;
  unicode-range: ${unicodeRange};
}`;
}
