import {readFileSync} from 'node:fs';
import path from 'node:path';
import {baseUrl} from '../company/site';
import {sourceHash} from '../hosting/rules';
import type {Step} from './page';

// Docusaurus 4 keeps the quotes
const tag = new RegExp(
  `<(?:script src|link rel="?stylesheet"? href)="?${baseUrl}(assets/[^\\s">]+)"?`,
  'g',
);

/**
 * Lets browsers refuse the scripts and styles that pages load when a byte has changed: writes their hashes into the
 * pages. Scripts that others load have none: their hashes would be part of every first visit (0.9 KB).
 */
export function integrity(outDir: string): Step {
  const hashes = new Map<string, string>();
  const hashOfAsset = (file: string): string => {
    const hash = hashes.get(file) ?? sourceHash(readFileSync(path.join(outDir, file)));
    hashes.set(file, hash);
    return hash;
  };
  return {
    onPage(page) {
      const html = page.html.replace(
        tag,
        (start, file: string) => `${start} integrity="${hashOfAsset(file)}"`,
      );
      if (html === page.html) throw new Error(`${page.file} loads no script or stylesheet`);
      page.html = html;
    },
  };
}
