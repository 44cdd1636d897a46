import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {languages, scripts} from '../../company/languages';
import type {Language} from '../../company/languages';
import {hashOf, writeOnce} from './cache';

const {resolve} = createRequire(import.meta.url);

/** Two static weights: 81 KB for Bangla and 121 for Devanagari, where the variable fonts have 125 and 182. */
const weights = [500, 700];

/** What joins and places the letters of Indic scripts; alternates and kerning would add a tenth. */
const features = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres'],
  ...['abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'ccmp', 'locl', 'rlig'],
];

/** What the pages of a language load besides Anek Latin. */
interface ScriptFont {
  /** Names of the files. */
  files: string[];
  /** Its rules, with URLs from the folder of the files. */
  css: string;
}

/**
 * Subsets the fonts of languages in other scripts to what their pages print.
 * @param cacheDir - where they are written
 * @returns the fonts by the code of their language
 */
export async function buildScriptFonts(
  siteDir: string,
  cacheDir: string,
): Promise<Record<string, ScriptFont>> {
  const fonts: Record<string, ScriptFont> = {};
  for (const language of languages) {
    const font = await buildScriptFont(language, siteDir, cacheDir);
    if (font) fonts[language.code] = font;
  }
  return fonts;
}

async function buildScriptFont(
  {code, name, path: permalink}: Language,
  siteDir: string,
  cacheDir: string,
): Promise<ScriptFont | undefined> {
  const {script, font} = scripts[code] ?? {};
  if (!script || !font) return undefined;
  const sources = [`pages${permalink}.mdx`, `src/company/labels/${code}.json`];
  const printed = await Promise.all(
    sources.map((file) => readFile(path.join(siteDir, file), 'utf8')),
  );
  // With the space and the joiners, which belong to no script
  const letter = new RegExp(`[\\p{Script_Extensions=${script}} \\u200C\\u200D]`, 'gu');
  const letters = [...new Set([name, ...printed].join('').match(letter))].sort().join('');
  const slug = font.toLowerCase();
  const source = await readFile(
    resolve(
      `@fontsource-variable/anek-${slug}/files/anek-${slug}-${script.toLowerCase()}-wght-normal.woff2`,
    ),
  );
  const files: string[] = [];
  const rules: string[] = [];
  for (const weight of weights) {
    const hash = hashOf(source, letters, JSON.stringify([weight, features]));
    const file = await writeOnce(path.join(cacheDir, `anek-${code}-${weight}.${hash}.woff2`), () =>
      subsetFont(source, letters, {
        targetFormat: 'woff2',
        variationAxes: {wght: weight},
        keepFeatures: features,
      }),
    );
    files.push(file);
    rules.push(`@font-face {
  font-family: 'Anek ${font}';
  src: url('./${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
}`);
  }
  // First, so that lines keep their height when Anek Latin arrives
  rules.push(`.page[lang='${code}'] {
  --font: 'Anek ${font}', 'Anek Latin', var(--font-fallback);
}`);
  return {files, css: rules.join('\n')};
}
