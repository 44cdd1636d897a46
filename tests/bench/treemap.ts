/** What is in each kilobyte of the home page's JavaScript: by package and folder, as a table and as a picture. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import type {SourceMapPayload} from 'node:module';
import path from 'node:path';

import {startServer} from '../server';
import {ownerOf, textBySource} from './attribution';
import {brotliBytes, firstView, gzipBytes, launchBrowser, sum, type Script} from './browser';
import {measure} from './run';
import {makeSite, removeSite, root, type Site} from './sites';
import {formatValue} from './table';
import {treemapPage} from './treemap-page';
import type {Workshop} from './workshop';

/** A part of what is sent, in bytes. A file is compressed as a whole: its parts have their shares of the result. */
export interface Share {
  name: string;
  minified: number;
  gzip: number;
  brotli: number;
}

/** A package or folder with the sources that are in it. */
export interface Owner extends Share {
  sources: Share[];
}

export interface Treemap {
  owners: Owner[];
  /** The table, for people. */
  text: string;
  /** Where the picture is. */
  file: string;
}

/** Docusaurus takes the site's own configuration, and writes source maps beside the scripts. */
const configWithMaps = `import config from './docusaurus.config';

function sourceMaps() {
  return {name: 'bench-source-maps', configureWebpack: () => ({devtool: 'hidden-source-map'})};
}

export default async function withMaps() {
  const {plugins = [], ...rest} = await config();
  return {...rest, plugins: [...plugins, sourceMaps]};
}
`;

/** Builds the site with source maps and takes the home page's scripts apart. */
export async function treemap(shop: Workshop): Promise<Treemap> {
  shop.say('what is in the home page’s JavaScript');
  const site = await makeSite('ours');
  try {
    await writeFile(path.join(site.dir, 'bench.config.ts'), configWithMaps);
    await measure({...site.build, args: [...site.build.args, '--config', 'bench.config.ts']});
    const owners = group(await sourcesOf(site, await homeScripts(shop, site)));
    const file = path.join(root, '.cache/bench/treemap.html');
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, treemapPage('The home page’s JavaScript', owners));
    return {owners, text: describe(owners), file};
  } finally {
    await removeSite(site);
  }
}

async function homeScripts(shop: Workshop, {out}: Site): Promise<Script[]> {
  const server = await startServer({dir: out});
  const browser = await launchBrowser(shop.browser);
  try {
    return (await firstView(browser, server.url)).scripts;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

async function sourcesOf({out}: Site, scripts: readonly Script[]): Promise<Share[]> {
  const perScript = await Promise.all(
    scripts.map(async (script) => {
      const map = await readFile(path.join(out, `${script.path}.map`), 'utf8');
      return sharesOf(script, textBySource(script.text, JSON.parse(map) as SourceMapPayload));
    }),
  );
  return perScript.flat();
}

/** Each source's share of a script: of the compressed bytes, as much as its text compressed by itself weighs. */
export function sharesOf(
  script: Pick<Script, 'gzip' | 'brotli'>,
  texts: ReadonlyMap<string, string>,
): Share[] {
  const alone = [...texts].map(([name, text]) => ({
    name,
    minified: Buffer.byteLength(text),
    gzip: gzipBytes(text),
    brotli: brotliBytes(text),
  }));
  const gzip = sum(alone, (each) => each.gzip);
  const brotli = sum(alone, (each) => each.brotli);
  return alone.map((each) => ({
    ...each,
    gzip: (each.gzip / gzip) * script.gzip,
    brotli: (each.brotli / brotli) * script.brotli,
  }));
}

/** Sources by the package or folder they belong to, the heaviest first. */
function group(sources: readonly Share[]): Owner[] {
  const owners = new Map<string, Share[]>();
  for (const source of sources) {
    const owner = ownerOf(source.name);
    owners.set(owner, [...(owners.get(owner) ?? []), source]);
  }
  return [...owners]
    .map(([name, own]) => ({name, ...total(own), sources: own.sort(heaviest)}))
    .sort(heaviest);
}

const heaviest = (a: Share, b: Share) => b.brotli - a.brotli;

function total(shares: readonly Share[]): Omit<Share, 'name'> {
  return {
    minified: sum(shares, ({minified}) => minified),
    gzip: sum(shares, ({gzip}) => gzip),
    brotli: sum(shares, ({brotli}) => brotli),
  };
}

/** Owners that weigh less than this share of the whole are told together. */
const worthALine = 0.0025;

/** The owners as lines of text, the heaviest first. */
export function describe(owners: readonly Owner[]): string {
  const all = total(owners);
  const line = ({name, minified, gzip, brotli}: Share) =>
    [
      `${((brotli / all.brotli) * 100).toFixed(1)} %`.padStart(8),
      ...[brotli, gzip, minified].map((bytes) => formatValue(bytes, 'bytes').padStart(10)),
      `  ${name}`,
    ].join('');
  const heads = ['share', 'brotli', 'gzip', 'minified'].map((head, column) =>
    head.padStart(column === 0 ? 8 : 10),
  );
  const large = owners.filter(({brotli}) => brotli >= all.brotli * worthALine);
  const small = owners.filter((owner) => !large.includes(owner));
  return [
    `${heads.join('')}  source`,
    ...large.map(line),
    ...(small.length > 0 ? [line({name: `${small.length} others`, ...total(small)})] : []),
    line({name: 'all', ...all}),
  ].join('\n');
}
