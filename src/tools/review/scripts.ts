/** Which scripts a page runs, and whether they are the same ones. */
import {readFileSync} from 'node:fs';

import {fingerprint} from './files';
import type {Files} from './files';
import {withoutModuleHashes} from './ranks';

/** A site's scripts. */
export interface Scripts {
  /** Of every page: the framework, the site's own, and what several pages share. */
  shared: string;
  /** By address: the page's own words and sections. */
  own: ReadonlyMap<string, string>;
  /** By address: the text of the page's own scripts, in which files are named that HTML does not name. */
  texts: ReadonlyMap<string, string>;
}

/** `/assets/js/02ec9cb7.57a8fe3f.js`: the chunk's name, and the hash of its content. */
const chunkFile = /^assets\/js\/(.+)\.[0-9a-f]{8}\.js$/;

/** Docusaurus' tables of routes and chunks, as they stand in the site's script: every new page makes them longer. */
const tables = [
  /\{path:"[^"]*",component:[\w$]+\("[^"]*"(?:,"[^"]*")?\)(?:,exact:!0)?\},?/g,
  /"?[0-9a-f]{8}"?:\[\(\)=>.{0,400}?,"[^"]*",\d+\],?/g,
  /"\/[^"]*-[0-9a-f]{3}":\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},?/g,
];

/** A script without what differs though the code is the same. */
export function comparableScript(text: string): string {
  let rest = text;
  for (const table of tables) rest = rest.replace(table, '');
  return withoutModuleHashes(rest);
}

/**
 * Reads a built site's scripts.
 * @param routesFile - Docusaurus' table of which address needs which chunks
 */
export function readScripts(files: Files, routesFile: string): Scripts {
  const chunks = new Map<string, string>();
  for (const name of files.names) {
    const [, chunk] = chunkFile.exec(name) ?? [];
    // The bundler's own loader holds nothing but the other files' hashes, and names its variables by chance
    if (chunk && chunk !== 'runtime~main') chunks.set(chunk, comparableScript(files.text(name)));
  }
  const users = new Map<string, string[]>();
  const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as Record<string, unknown>;
  for (const [route, needs] of Object.entries(routes)) {
    const address = route.replace(/-[^-]*$/, '');
    for (const name of new Set(strings(needs))) {
      users.set(name, [...(users.get(name) ?? []), address]);
    }
  }
  const shared: string[] = [];
  const own = new Map<string, string[]>();
  for (const [name, text] of chunks) {
    const [user, another] = users.get(name) ?? [];
    if (user === undefined || another !== undefined) shared.push(text);
    else own.set(user, [...(own.get(user) ?? []), text]);
  }
  return {
    shared: fingerprint(shared.sort().join('\n')),
    own: mapValues(own, (texts) => fingerprint(texts.sort().join('\n'))),
    texts: mapValues(own, (texts) => texts.join('\n')),
  };
}

/** Every text inside a value. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

function mapValues<From, To>(map: ReadonlyMap<string, From>, make: (value: From) => To) {
  return new Map([...map].map(([key, value]) => [key, make(value)]));
}
