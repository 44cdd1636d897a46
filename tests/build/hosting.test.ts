import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {expect, test} from 'vitest';

import {sourceHash} from '../../src/hosting/rules';
import {build} from '../support/builtSite';
import {filesIn} from '../support/files';
import {pages, redirectPages} from './pages';

const read = (file: string) => readFileSync(path.join(build, file));
const files = filesIn(build);

/** The rules of `_headers`: a pattern, and the headers that it adds. */
const rules = read('_headers')
  .toString()
  .trim()
  .split('\n\n')
  .map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const source = pattern.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+');
    const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
    return {pattern: new RegExp(`^${source}$`), headers};
  });
const headersOf = (pathname: string) =>
  rules.filter(({pattern}) => pattern.test(pathname)).flatMap(({headers}) => headers);

test('_headers sets every header once for each file and page', () => {
  const paths = [...files.map((file) => `/${file}`), ...pages.map(({path}) => path)];
  for (const pathname of paths) {
    const names = headersOf(pathname).map(([name]) => name);
    expect(names.length, pathname).toBe(new Set(names).size);
    for (const name of ['Content-Security-Policy', 'Cache-Control', 'Strict-Transport-Security']) {
      expect(names, pathname).toContain(name);
    }
  }
});

test('the policy allows the inline scripts of every page, and no others', () => {
  const used = new Set<string>();
  for (const {$, path} of [...pages, ...redirectPages]) {
    const policy = new Map(headersOf(path)).get('Content-Security-Policy') ?? '';
    for (const script of $('script:not([src])').toArray()) {
      if ($(script).attr('type')?.endsWith('json')) continue;
      const source = sourceHash($(script).text());
      used.add(source);
      expect(policy, path).toContain(`'${source}'`);
    }
    const handlers = $('*')
      .toArray()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
      .filter((name) => name.startsWith('on'));
    expect(handlers, path).toEqual([]);
  }
  const policy = new Map(headersOf('/')).get('Content-Security-Policy') ?? '';
  expect(policy.match(/sha256-[^']+/g)?.sort()).toEqual([...used].sort());
});

test('only files with a hash in their names are immutable', () => {
  const immutable = files.filter((file) =>
    headersOf(`/${file}`).some(([, value]) => value.includes('immutable')),
  );
  expect(immutable.length).toBeGreaterThan(100);
  for (const file of immutable)
    expect(file).toMatch(/[.-][0-9a-f]{8,}(?:-\d+)?\.\w+(?:\.br|\.gz)?$/);
});

test('every text file has compressed copies of the same bytes', () => {
  const texts = files.filter((file) =>
    /\.(?:html|css|js|json|svg|txt|webmanifest|xml)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(80);
  for (const file of texts) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
  }
});

test('pages name the integrity of their scripts and styles', () => {
  for (const {$, path} of pages) {
    const scripts = $('template').contents().find('script').addBack('script').toArray();
    const loaded = [...scripts, ...$('link[rel="stylesheet"][href*="/assets/"]').toArray()];
    expect(loaded.length, path).toBeGreaterThanOrEqual(path === '/offline' ? 1 : 4);
    for (const element of loaded) {
      const file = $(element).attr('src') ?? $(element).attr('href') ?? '';
      expect($(element).attr('integrity'), `${path} loads ${file}`).toBe(sourceHash(read(file)));
    }
  }
});
