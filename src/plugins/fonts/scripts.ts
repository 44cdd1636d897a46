import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {languages, scripts} from '../../company/languages';
import type {Language} from '../../company/languages';
import {hashOf, writeOnce} from './cache';

const {resolve} = createRequire(import.meta.url);

/** Two static weights: 90 KB for Bangla and 133 for Devanagari, where the variable fonts have 125 and 182. */
const weights = [500, 700];

/**
 * Subsets the fonts of languages in other scripts to what their pages print.
 * @param cacheDir - where the fonts are written
 * @returns their `@font-face` rules, with URLs from there
 */
export async function scriptFaces(siteDir: string, cacheDir: string): Promise<string> {
  const rules: string[] = [];
  for (const language of languages) rules.push(...(await facesOf(language, siteDir, cacheDir)));
  return rules.join('\n');
}

async function facesOf(
  {code, name, path: permalink}: Language,
  siteDir: string,
  cacheDir: string,
): Promise<string[]> {
  const {script, font} = scripts[code] ?? {};
  if (!script || !font) return [];
  const files = [`pages${permalink}.mdx`, `src/company/labels/${code}.json`];
  const printed = await Promise.all(
    files.map((file) => readFile(path.join(siteDir, file), 'utf8')),
  );
  // With the joiners, which belong to no script
  const letter = new RegExp(`[\\p{Script_Extensions=${script}}\\u200C\\u200D]`, 'gu');
  const letters = [...new Set([name, ...printed].join('').match(letter))].sort().join('');
  const slug = font.toLowerCase();
  const source = await readFile(
    resolve(
      `@fontsource-variable/anek-${slug}/files/anek-${slug}-${script.toLowerCase()}-wght-normal.woff2`,
    ),
  );
  // Optional: phones have fonts for these scripts, and a late swap would move the page
  const rules = weights.map(async (weight) => {
    const hash = hashOf(source, letters, String(weight));
    const file = await writeOnce(path.join(cacheDir, `anek-${code}-${weight}.${hash}.woff2`), () =>
      subsetFont(source, letters, {targetFormat: 'woff2', variationAxes: {wght: weight}}),
    );
    return `@font-face {
  font-family: 'Anek ${font}';
  src: url('./${file}') format('woff2');
  font-weight: ${weight};
  font-display: optional;
}`;
  });
  // Anek Latin prints what it has; the pages of other languages do not load this font
  const family = `:root[lang='${code}'] {
  --font: 'Anek Latin', 'Anek ${font}', var(--font-fallback);
}`;
  return [...(await Promise.all(rules)), family];
}
