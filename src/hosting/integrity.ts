import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {baseUrl} from '../company/site';

// Docusaurus 4 keeps the quotes
const tag = new RegExp(
  `<(?:script src|link rel="?stylesheet"? href)="?${baseUrl}(assets/[^\\s">]+)"?`,
  'g',
);

/**
 * Lets browsers refuse the scripts and styles that pages load when a byte has changed: writes their hashes into the
 * pages. Scripts that others load have none: their hashes would be part of every first visit (0.9 KB).
 */
export function addIntegrity(dir: string): void {
  const hashes = new Map<string, string>();
  const hash = (file: string): string => {
    const bytes = () => readFileSync(path.join(dir, file));
    const known = hashes.get(file) ?? createHash('sha256').update(bytes()).digest('base64');
    hashes.set(file, known);
    return known;
  };
  for (const page of globSync('**/*.html', {cwd: dir, absolute: true})) {
    const html = readFileSync(page, 'utf8');
    const withHashes = html.replace(
      tag,
      (start, file: string) => `${start} integrity="sha256-${hash(file)}"`,
    );
    if (withHashes === html) throw new Error(`${page} loads no script or stylesheet`);
    writeFileSync(page, withHashes);
  }
}
