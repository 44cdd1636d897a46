import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {languages, scripts} from '../../company/languages';
import {hashOf, writeOnce} from '../cache';

const {resolve} = createRequire(import.meta.url);

/** Two static weights: 24 KB for Bangla and 23 for Devanagari. A variable font would save 3 KB of each. */
const weights = [500, 700];

/** What joins and places the letters of Indic scripts; kerning would add a tenth. */
const features = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres'],
  ...['abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'ccmp', 'locl', 'rlig'],
];

/**
 * Ascent and descent that centre letters in their line, in per cent: beside icons, in buttons. The letters of every Anek
 * are 64 % high; Devanagari's own metrics would set them a sixth of their size too high.
 */
const metrics = {ascent: 117, descent: 53};

/**
 * Subsets the fonts of languages in other scripts to what their pages print.
 *
 * @param cacheDir - where they are written
 * @returns their rules, with URLs from that folder, and the names of the files by the code of the language
 */
export async function buildScriptFonts(
  siteDir: string,
  cacheDir: string,
): Promise<{css: string; files: Record<string, string[]>}> {
  const rules: string[] = [];
  const files: Record<string, string[]> = {};
  for (const {code, name, path: permalink} of languages) {
    files[code] = [];
    const source = scripts[code];
    if (!source) continue;
    const printed = [`pages${permalink}.mdx`, `src/company/labels/${code}.json`];
    const texts = printed.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
    const text = [name, ...texts].join('\n');
    const family = `Anek ${source.font}`;
    for (const weight of weights) {
      const file = await writeFont({code, ...source}, text, weight, cacheDir);
      files[code].push(file);
      rules.push(`@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  ascent-override: ${metrics.ascent}%;
  descent-override: ${metrics.descent}%;
}`);
    }
    // First, so that lines keep their height when Anek Latin arrives
    rules.push(`.page[lang='${code}'] {
  --font: '${family}', 'Anek Latin', var(--font-fallback);
}`);
  }
  return {css: rules.join('\n'), files};
}

interface NameFont {
  file: string;
  weight: number;
  /** Its `unicode-range`. */
  block: string;
  /** Only some pages print the name. */
  isRare: boolean;
}

/**
 * Subsets fonts to the names that pages in other languages print: those of the languages, in every footer, and that of
 * the region.
 * @param fontsDir - where they are written
 */
export async function buildNameFonts(fontsDir: string): Promise<NameFont[]> {
  const names = languages.flatMap(({code, name, region = ''}) => [
    {code, text: name, weight: 500, isRare: false},
    {code, text: region, weight: 700, isRare: true},
  ]);
  const fonts = names.map(async ({code, text, weight, isRare}) => {
    const source = scripts[code];
    if (!source) return [];
    const file = await writeFont({code, ...source}, text, weight, fontsDir);
    return [{file, weight, block: source.block, isRare}];
  });
  return (await Promise.all(fonts)).flat();
}

/** @returns the file's name */
async function writeFont(
  {code, script, font}: {code: string; script: string; font: string},
  text: string,
  weight: number,
  cacheDir: string,
): Promise<string> {
  const name = `anek-${font.toLowerCase()}`;
  const source = readFileSync(
    resolve(`@fontsource-variable/${name}/files/${name}-${script.toLowerCase()}-wght-normal.woff2`),
  );
  // With the space and the joiners, which belong to no script
  const word = new RegExp(`[\\p{Script_Extensions=${script}} \\u200C\\u200D]+`, 'gu');
  const words = [...new Set(text.match(word))].sort();
  const options = {variationAxes: {wght: weight}, keepFeatures: features};
  const hash = hashOf(source, JSON.stringify([words, code, options]));
  return writeOnce(path.join(cacheDir, `anek-${code}-${weight}.${hash}.woff2`), async () => {
    const workerData = {source, words, language: code, options};
    const worker = new Worker(new URL('subsetWords.mjs', import.meta.url), {workerData});
    const [subset] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(subset);
  });
}
