import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';
import {hashOf, staticCache, writeOnce} from '../cache';
import {fallbackFaces} from './fallback';
import {buildNameFonts, buildScriptFonts} from './scripts';

const {resolve} = createRequire(import.meta.url);

/** The part of the design space that the site uses. Each axis costs bytes: widths below 100 % would add 9 KB. */
const axes = {wght: {min: 400, max: 800}, wdth: {min: 100, max: 125}};

/** Kerning, tabular figures, and the outlines that change with the weight. Ligatures would add 6 KB. */
const features = ['kern', 'tnum', 'rvrn'];

interface Subset {
  name: string;
  /** Which file of the font package it is cut from. */
  source: 'latin' | 'latin-ext';
  /** In the notation of CSS. */
  unicodeRange: string;
  /** Only some pages print these letters. */
  isRare?: boolean;
}

const subsets: readonly Subset[] = [
  {
    name: 'anek-basic',
    source: 'latin',
    // ASCII, no-break space, ©, °, ·, ×, dashes, quotes, bullet, ellipsis, guillemets, minus
    unicodeRange:
      'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2212',
  },
  {name: 'anek-rupee', source: 'latin-ext', unicodeRange: 'U+20B9'},
  {
    name: 'anek-accents',
    source: 'latin',
    isRare: true,
    unicodeRange: 'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-FF, U+20AC, U+2122',
  },
];

type FaceArguments = [
  family: string,
  source: string,
  descriptors: {weight: string; stretch: string; display: string; unicodeRange: string},
];

/** What the plugin passes to other plugins. */
export interface FontsContent {
  /** URL of the stylesheet with Anek's font faces, which every page links. */
  stylesheetUrl: string;
  /** The faces that nearly every page needs, as arguments of the browser's `FontFace`. */
  usualFaces: FaceArguments[];
  /** The others. */
  rareFaces: FaceArguments[];
  /** Files of the fonts of other scripts in `.cache/fonts`, by the code of their language. */
  scriptFiles: Record<string, string[]>;
}

/** The fonts among what all plugins loaded. */
export const fontsOf = (allContent: AllContent) =>
  allContent['evo-fonts']?.['default'] as FontsContent;

/**
 * Subsets Anek from its packages to the characters that the site prints. Files are cached in `.cache`. The theme's
 * `customCss` names two of them: the fallback fonts, and the fonts of other scripts.
 */
export default function fonts({baseUrl, siteDir}: LoadContext): Plugin<FontsContent> {
  return {
    name: 'evo-fonts',

    loadContent: () => buildFonts(siteDir, baseUrl),

    // The URLs of each script's fonts, for the pages in its language (src/plugins/languages)
    async contentLoaded({content, actions}) {
      for (const [code, files] of Object.entries(content.scriptFiles)) {
        const urls = files.map((file) => `require('@site/.cache/fonts/${file}').default`);
        await actions.createData(`${code}.js`, `export default [${urls.join(', ')}];`);
      }
    },

    injectHtmlTags({content}) {
      const attributes = {rel: 'stylesheet', href: content.stylesheetUrl};
      return {headTags: [{tagName: 'link', attributes}]};
    },
  };
}

async function buildFonts(siteDir: string, baseUrl: string): Promise<FontsContent> {
  const cacheDir = path.join(siteDir, '.cache', 'fonts');
  const fontsDir = path.join(siteDir, staticCache, 'fonts');
  await mkdir(fontsDir, {recursive: true});

  const usualFaces: FaceArguments[] = [];
  const rareFaces: FaceArguments[] = [];
  for (const subset of subsets) {
    const file = await writeSubset(subset, fontsDir);
    const faces = subset.isRare ? rareFaces : usualFaces;
    faces.push([
      'Anek Latin',
      `url('${baseUrl}fonts/${file}') format('woff2')`,
      {
        weight: `${axes.wght.min} ${axes.wght.max}`,
        stretch: `${axes.wdth.min}% ${axes.wdth.max}%`,
        display: 'swap',
        unicodeRange: subset.unicodeRange,
      },
    ]);
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

  await mkdir(cacheDir, {recursive: true});
  await writeFile(path.join(cacheDir, 'fallback.css'), fallbackFaces().join('\n'));
  const scripts = await buildScriptFonts(siteDir, cacheDir);
  await writeFile(path.join(cacheDir, 'scripts.css'), scripts.css);
  return {
    stylesheetUrl: `${baseUrl}fonts/${stylesheetName}`,
    usualFaces,
    rareFaces,
    scriptFiles: scripts.files,
  };
}

/** @returns the file's name */
async function writeSubset(subset: Subset, fontsDir: string): Promise<string> {
  const packageFile = `@fontsource-variable/anek-latin/files/anek-latin-${subset.source}-standard-normal.woff2`;
  const source = await readFile(resolve(packageFile));
  const hash = hashOf(source, JSON.stringify([subset, axes, features]));
  return writeOnce(path.join(fontsDir, `${subset.name}.${hash}.woff2`), () =>
    subsetFont(source, charactersOf(subset.unicodeRange), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    }),
  );
}

/** The characters of a CSS `unicode-range`. */
function charactersOf(unicodeRange: string): string {
  const points = unicodeRange.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
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
