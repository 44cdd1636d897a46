import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {languages, scripts} from '../../company/languages';
import type {Language} from '../../company/languages';
import {hashOf, writeOnce} from './cache';
import {subsetShaped} from './shapedSubset';

const {resolve} = createRequire(import.meta.url);

/** A second axis, the width, would double the size of these fonts. */
const axes = {wght: {min: 400, max: 800}};

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
  const word = new RegExp(`[\\p{Script_Extensions=${script}}\\u200C\\u200D]+`, 'gu');
  const words = [...new Set([name, ...printed].join('\n').match(word))].sort();
  const slug = font.toLowerCase();
  const source = await readFile(
    resolve(
      `@fontsource-variable/anek-${slug}/files/anek-${slug}-${script.toLowerCase()}-wght-normal.woff2`,
    ),
  );
  const hash = hashOf(source, JSON.stringify([words, axes]));
  const file = await writeOnce(path.join(cacheDir, `anek-${code}.${hash}.woff2`), () =>
    subsetShaped(source, words, code, axes),
  );
  // Anek Latin prints what it has; the pages of other languages do not load this font
  return [
    `@font-face {
  font-family: 'Anek ${font}';
  src: url('./${file}') format('woff2');
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-display: swap;
}
:root[lang='${code}'] {
  --font: 'Anek Latin', 'Anek ${font}', var(--font-fallback);
}`,
  ];
}
