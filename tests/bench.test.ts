import {describe, expect, test} from 'vitest';

import {ownerOf, textBySource} from './bench/attribution';
import {withWord} from './bench/edit';
import {readOptions} from './bench/options';
import {median, type Row} from './bench/row';
import {parsePs, parseStat, treeOf} from './bench/run';
import {table, verdicts} from './bench/table';
import {targets} from './bench/targets';
import {describe as describeOwners, sharesOf} from './bench/treemap';
import {place} from './bench/treemap-page';

const row = (more: Partial<Row>): Row => ({
  part: 'pages',
  subject: '/',
  measure: 'largest paint',
  unit: 'ms',
  ...more,
});

describe('the table', () => {
  test('begins a line with how much of the others’ time ours is', () => {
    const text = table([row({ours: 500, empty: 1_000, astro: 250})]);
    expect(text.split('\n').at(-1)).toMatch(/^ *0\.50 +2\.00 +largest paint +500 ms +1\.00 s/);
  });

  test('says which targets are met, missed, and open for want of a comparison', () => {
    const target = targets.largestPaint;
    const rows = [
      row({ours: 1_000, empty: 1_500, target}),
      row({ours: 1_300, empty: 1_500, target, measure: 'too slow'}),
      row({ours: 1_000, empty: 900, target, measure: 'slower than the template'}),
      row({ours: 1_000, target, measure: 'alone'}),
    ];
    const verdict = verdicts(rows);
    expect(verdict).toContain('1 of 4 targets are met.');
    expect(verdict).toMatch(/Missed:\n {2}\/: too slow\n {2}\/: slower than the template/);
    expect(verdict).toMatch(/Open, .*\n {2}\/: alone/);
    expect(table(rows)).toMatch(/≤ 1\.20 s, ≤ the template +met/);
  });

  test('compares no scores, and nothing with zero', () => {
    expect(table([row({unit: 'score', ours: 100, empty: 50})])).toMatch(/\n *· +· +largest/);
    expect(table([row({ours: 10, empty: 0})])).toMatch(/\n *· +· +largest/);
  });
});

test('half of the template’s blocking time is not enough where it is more than 50 ms', () => {
  expect(targets.blockingTime.met(row({ours: 60, empty: 500}))).toBe(false);
  expect(targets.blockingTime.met(row({ours: 40, empty: 70}))).toBe(false);
  expect(targets.blockingTime.met(row({ours: 40, empty: 80}))).toBe(true);
});

test('the middle of several runs is one of them, or between two', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([1, 3, 2, 10])).toBe(2.5);
  expect(median([])).toBeUndefined();
});

describe('the command line', () => {
  test('takes parts by name, in their own order', () => {
    expect(readOptions(['--quick', '--only', 'edit, pages'])).toEqual({
      quick: true,
      only: ['pages', 'edit'],
    });
  });

  test('says which parts there are when it does not know one', () => {
    expect(() => readOptions(['--only', 'page'])).toThrow(
      'There is no part page of the bench. There are: pages, builds, growth, edit, treemap.',
    );
  });
});

describe('memory and processor time', () => {
  test('are read from Linux, also of a process with brackets in its name', () => {
    const stat =
      '42 (a) node (x) S 7 42 42 0 -1 4194560 9 0 0 0 150 25 3 4 20 0 11 0 100 2000000 300 18446744073709551615';
    expect(parseStat(stat, 4096)).toEqual({
      pid: 42,
      parent: 7,
      cpuMilliseconds: 1_750,
      bytes: 300 * 4096,
    });
  });

  test('are read from ps', () => {
    expect(parsePs(' 42  7  2048 1:02.50')).toEqual({
      pid: 42,
      parent: 7,
      bytes: 2048 * 1024,
      cpuMilliseconds: 62_500,
    });
  });

  test('are those of a process and all that it started, and of no other', () => {
    const process = (pid: number, parent: number) => ({pid, parent, bytes: 1, cpuMilliseconds: 1});
    const all = [process(1, 0), process(5, 4), process(4, 2), process(2, 1), process(3, 1)];
    expect(treeOf(2, all).map(({pid}) => pid)).toEqual([2, 4, 5]);
  });
});

describe('an edit', () => {
  const page =
    '---\ntitle: A page\n---\n\n<Hero title="Go" />\n\nFive ways to go.\n\nMore words.\n';

  test('adds a word to the first line that people read', () => {
    expect(withWord(page, 'soon')).toBe(page.replace('to go.', 'to go. soon'));
  });

  test('is refused where there is no such line', () => {
    expect(() => withWord('---\ntitle: A page\n---\n\n<Hero />\n', 'soon')).toThrow(
      'no line of running text',
    );
  });
});

describe('the treemap', () => {
  test('knows packages, folders and the bundler’s own lines', () => {
    expect(
      [
        'webpack://evo-website/./node_modules/react-dom/cjs/react-dom-client.production.js',
        'webpack://evo-website/../w/node_modules/@docusaurus/core/lib/client/App.js',
        'webpack://evo-website/./src/sections/Hero/index.tsx',
        'webpack://evo-website/./src/sections/Hero/styles.module.css?1234',
        'webpack://evo-website/./pages/index.mdx',
        'webpack://evo-website/./.docusaurus/routes.js',
        'webpack://evo-website/webpack/runtime/jsonp_chunk_loading',
      ].map(ownerOf),
    ).toEqual([
      'react-dom',
      '@docusaurus/core',
      'src/sections/Hero',
      'src/sections/Hero',
      'pages',
      '.docusaurus',
      'bundler',
    ]);
  });

  test('gives each source the text that the map says is its own, and loses none', () => {
    // Columns 0 to 3 are a.js, from 4 on b.js
    const map = {
      version: 3,
      file: 'x.js',
      sources: ['a.js', 'b.js'],
      sourcesContent: [],
      names: [],
      mappings: 'AAAA,ICAA',
      sourceRoot: '',
    };
    expect([...textBySource('aaaabbbbbb', map)]).toEqual([
      ['a.js', 'aaaa'],
      ['b.js', 'bbbbbb'],
    ]);
  });

  test('shares out a script’s compressed bytes to the last', () => {
    const texts = new Map([
      ['a.js', 'const a = 1;'.repeat(50)],
      ['b.js', 'function other(){return 2}'],
    ]);
    const shares = sharesOf({gzip: 300, brotli: 200}, texts);
    expect(shares.reduce((sum, {brotli}) => sum + brotli, 0)).toBeCloseTo(200);
    expect(shares.reduce((sum, {gzip}) => sum + gzip, 0)).toBeCloseTo(300);
  });

  test('tells what weighs next to nothing in one line', () => {
    const owner = (name: string, brotli: number) => ({
      ...{name, brotli, gzip: brotli, minified: brotli, sources: []},
    });
    const text = describeOwners([owner('large', 1_000), owner('tiny', 1), owner('tinier', 1)]);
    expect(text).toMatch(/0\.2 % +2 B +2 B +2 B {2}2 others/);
    expect(text).not.toContain('tinier');
  });

  test('draws areas as large as the bytes', () => {
    const items = [5, 3, 2].map((brotli) => ({brotli}));
    const areas = place(items, {x: 0, y: 0, width: 100, height: 10}).map(
      ({box}) => box.width * box.height,
    );
    expect(areas.map(Math.round)).toEqual([500, 300, 200]);
  });
});
