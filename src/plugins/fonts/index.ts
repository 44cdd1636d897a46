import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {hashOf, writeOnce} from './cache';
import {fallbackFaces} from './fallback';
import {buildNameFonts, buildScriptFonts} from './scripts';

const {resolve} = createRequire(import.meta.url);

const family = 'Anek Latin';

/** The part of the design space that the site uses. Each axis costs bytes: widths below 100 % would add 9 KB. */
const axes = {wght: {min: 400, max: 800}, wdth: {min: 100, max: 125}};

/** Kerning, tabular figures, and the outlines that change with the weight. Ligatures would add 6 KB. */
const features = ['kern', 'tnum', 'rvrn'];

interface Subset {
  name: string;
  /** Which file of the font package it is cut from. */
  source: 'latin' | 'latin-ext';
  /** Code points, each a single one or an inclusive range. */
  ranges: readonly (number | readonly [number, number])[];
  /** Only some pages print these letters. */
  isRare?: boolean;
}

const subsets: readonly Subset[] = [
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
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      0x2022,
      0x2026,
      [0x2039, 0x203a],
      0x2212,
    ],
  },
  {name: 'anek-rupee', source: 'latin-ext', ranges: [0x20b9]},
  {
    name: 'anek-accents',
    source: 'latin',
    isRare: true,
    ranges: [[0xa1, 0xa8], [0xaa, 0xaf], [0xb1, 0xb6], [0xb8, 0xd6], [0xd8, 0xff], 0x20ac, 0x2122],
  },
];

type FaceArguments = [
  family: string,
  source: string,
  descriptors: {weight: string; stretch: string; display: string; unicodeRange: string},
];

export interface Fonts {
  /** A folder to serve as it is: it holds `fonts/…`. */
  staticDirectory: string;
  /** Paths of stylesheets from the project root: the fallback fonts, and the fonts of other scripts. */
  stylesheets: string[];
  /** URL of the stylesheet with Anek's font faces. */
  stylesheetUrl: string;
  /** The faces that nearly every page needs, as arguments of the browser's `FontFace`. */
  usualFaces: FaceArguments[];
  /** The others. */
  rareFaces: FaceArguments[];
  /** Files of the fonts of other scripts in `.cache/fonts`, by the code of their language. */
  scriptFiles: Record<string, string[]>;
}

/**
 * Subsets Anek from its packages to the characters that the site prints. Files are cached in `.cache/fonts`.
 *
 * @param siteDir - absolute path of the project
 */
export async function buildFonts(siteDir: string, baseUrl: string): Promise<Fonts> {
  const cacheDir = path.join(siteDir, '.cache', 'fonts');
  const fontsDir = path.join(cacheDir, 'static', 'fonts');
  await mkdir(fontsDir, {recursive: true});

  const usualFaces: FaceArguments[] = [];
  const rareFaces: FaceArguments[] = [];
  for (const subset of subsets) {
    const file = await writeSubset(subset, fontsDir);
    const faces = subset.isRare ? rareFaces : usualFaces;
    faces.push(faceArguments(subset, `${baseUrl}fonts/${file}`));
  }
  for (const {file, weight, block, isRare} of await buildNameFonts(fontsDir)) {
    const faces = isRare ? rareFaces : usualFaces;
    faces.push([
      'Anek Names',
      `url('${baseUrl}fonts/${file}') format('woff2')`,
      {
        weight: `${weight} ${weight + 199}`, // the fonts have different letters: 550 must not select 700
        stretch: '100%',
        display: 'swap',
        unicodeRange: block,
      },
    ]);
  }
  const stylesheet = [...usualFaces, ...rareFaces].map(fontFaceRule).join('\n');
  const stylesheetName = `anek.${hashOf(stylesheet)}.css`;
  await writeFile(path.join(fontsDir, stylesheetName), stylesheet);
  for (const file of await readdir(fontsDir)) {
    const isCurrent = stylesheet.includes(file) || file === stylesheetName;
    if (!isCurrent) await rm(path.join(fontsDir, file)); // of an earlier build
  }

  await writeFile(path.join(cacheDir, 'fallback.css'), fallbackFaces().join('\n'));
  const scripts = await buildScriptFonts(siteDir, cacheDir);
  const scriptCss = Object.values(scripts).map(({css}) => css);
  await writeFile(path.join(cacheDir, 'scripts.css'), scriptCss.join('\n'));
  return {
    staticDirectory: path.join('.cache', 'fonts', 'static'),
    stylesheets: ['./.cache/fonts/fallback.css', './.cache/fonts/scripts.css'],
    stylesheetUrl: `${baseUrl}fonts/${stylesheetName}`,
    usualFaces,
    rareFaces,
    scriptFiles: Object.fromEntries(
      Object.entries(scripts).map(([code, {files}]) => [code, files]),
    ),
  };
}

/** @returns the file's name */
async function writeSubset(subset: Subset, fontsDir: string): Promise<string> {
  const packageFile = `@fontsource-variable/anek-latin/files/anek-latin-${subset.source}-standard-normal.woff2`;
  const source = await readFile(resolve(packageFile));
  const hash = hashOf(source, JSON.stringify([subset, axes, features]));
  const text = subset.ranges.flatMap(codePoints).map((point) => String.fromCodePoint(point));
  return writeOnce(path.join(fontsDir, `${subset.name}.${hash}.woff2`), () =>
    subsetFont(source, text.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    }),
  );
}

function codePoints(range: Subset['ranges'][number]): number[] {
  if (typeof range === 'number') return [range];
  const [first, last] = range;
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}

function faceArguments({ranges}: Subset, url: string): FaceArguments {
  const hex = (point: number) => point.toString(16).toUpperCase();
  const unicodeRange = ranges.map((range) =>
    typeof range === 'number' ? `U+${hex(range)}` : `U+${hex(range[0])}-${hex(range[1])}`,
  );
  return [
    family,
    `url('${url}') format('woff2')`,
    {
      weight: `${axes.wght.min} ${axes.wght.max}`,
      stretch: `${axes.wdth.min}% ${axes.wdth.max}%`,
      display: 'swap',
      unicodeRange: unicodeRange.join(', '),
    },
  ];
}

function fontFaceRule([name, source, {weight, stretch, display, unicodeRange}]: FaceArguments) {
  return `@font-face {
  font-family: '${name}';
  src: ${source};
  font-weight: ${weight};
  font-stretch: ${stretch};
  font-display: ${display};
  unicode-range: ${unicodeRange};
}`;
}
