import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {readArguments} from '../../src/tools/review/arguments';
import {fit} from '../../src/tools/review/budget';
import {liveInWords, reviewTime} from '../../src/tools/review/clock';
import {markdown} from '../../src/tools/review/report/markdown';
import {report} from '../../src/tools/review/report/report';
import {notes, summarySentence} from '../../src/tools/review/report/sentences';
import {isDraft} from '../../src/tools/review/review';
import type {Review, ReviewedPage} from '../../src/tools/review/review';
import type {Shot} from '../../src/tools/review/shots';
import {buildMessage, equip} from '../../src/tools/review/workshop';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evo-review-parts-'));
});
afterEach(() => rm(folder, {recursive: true}));

const nothing = {words: [], links: {gone: [], come: []}, pictures: {gone: [], come: []}};

function page(address: string, rest: Partial<ReviewedPage> = {}): ReviewedPage {
  return {
    address,
    title: 'A page',
    kind: 'page',
    status: 'changed',
    frameElsewhere: false,
    shown: [],
    change: {address, main: nothing, frame: nothing, head: [], media: [], doubts: []},
    ...rest,
  };
}

function reviewOf(rest: Partial<Review> = {}): Review {
  return {
    base: {name: 'main', sha: 'a'.repeat(40)},
    branch: 'my-words',
    now: '2026-11-21T12:00:00+05:30',
    pages: [],
    everywhere: [],
    frameOnly: [],
    redirects: [],
    unchanged: 14,
    left: [],
    taken: [],
    scriptsDiffer: false,
    ...rest,
  };
}

describe('the sentence at the top', () => {
  test.each<[sentence: string, rest: Partial<Review>]>([
    ['No page changes', {}],
    [
      '1 page added, 2 changed, none removed; 14 unchanged',
      {pages: [page('/new', {status: 'added'}), page('/a'), page('/b')]},
    ],
    ['1 page changed, none added, none removed; 14 unchanged', {pages: [page('/a')]}],
    [
      '2 pages removed, none added, none changed; 14 unchanged',
      {pages: [page('/a', {status: 'removed'}), page('/b', {status: 'removed'})]},
    ],
    [
      '3 pages changed, none added, none removed; 14 unchanged; 5 not pictured',
      {pages: [page('/a')], frameOnly: ['/b', '/c'], left: ['/1', '/2', '/3', '/4', '/5']},
    ],
    [
      'No page changes; 1 old address leads elsewhere',
      {redirects: [{from: '/old', before: '/a', after: '/b'}]},
    ],
  ])('%s', (sentence, rest) => {
    expect(summarySentence(reviewOf(rest))).toBe(sentence);
  });

  test('is the report’s heading and the summary’s', () => {
    const review = reviewOf({pages: [page('/a')]});
    expect(report(review, new Map(), '')).toContain(`<h1>${summarySentence(review)}</h1>`);
    expect(markdown(review, '')).toContain(`## ${summarySentence(review)}`);
  });
});

test('what is not shown is said: pages without a picture, and scripts', () => {
  expect(notes(reviewOf(), '')).toEqual([]);
  const told = notes(reviewOf({left: ['/a'], taken: ['/b', '/c'], scriptsDiffer: true}), 'Coarse.');
  expect(told).toHaveLength(4);
  expect(told[0]).toContain('1 page uses');
  expect(told[1]).toContain('2 pages are told as unchanged');
});

describe('a post', () => {
  const now = '2026-11-21T12:00:00+05:30';

  test('of a coming day says when it goes live', () => {
    expect(liveInWords('2026-12-05', false, now)).toBe('goes live on 5 December 2026');
    const post = page('/news/2026/12/05/a-forest', {
      kind: 'post',
      status: 'added',
      live: liveInWords('2026-12-05', false, now),
    });
    const review = reviewOf({pages: [post]});
    expect(report(review, new Map(), '')).toContain('Goes live on 5 December 2026');
    expect(markdown(review, '')).toContain('News post, goes live on 5 December 2026');
  });

  test('of a day that has come says its day', () => {
    expect(liveInWords('2026-11-21', false, now)).toBe('dated 21 November 2026');
  });

  test('that is a draft says so, whatever its day', () => {
    expect(liveInWords('2025-01-14', true, now)).toMatch(/^a draft/);
    expect(isDraft('---\ntitle: A\ndraft: true\n---\n\nText')).toBe(true);
    expect(isDraft('---\r\ndraft: true\r\n---\r\n')).toBe(true);
    expect(isDraft('---\ntitle: A\n---\n\ndraft: true\n')).toBe(false);
    expect(isDraft('---\ndraft: false\n---\n')).toBe(false);
  });

  test('is looked at as at noon of today, all day long', () => {
    expect(reviewTime(undefined)).toMatch(/^\d{4}-\d{2}-\d{2}T12:00:00\+05:30$/);
    expect(reviewTime(now)).toBe(now);
  });
});

describe('words that somebody wrote', () => {
  const words = '<script>alert("1")</script> | **@team** `x` & more';
  const review = reviewOf({
    pages: [
      page('/a', {
        title: words,
        change: {
          address: '/a',
          main: {
            ...nothing,
            words: [{kind: 'text', under: words, pieces: [{sort: 'in', text: words}]}],
            links: {gone: [], come: [{text: words, href: 'javascript:alert(1)'}]},
          },
          frame: nothing,
          head: [],
          media: [],
          doubts: [],
        },
      }),
    ],
  });

  test('are text in the report, and never code', () => {
    const html = report(review, new Map(), '');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).not.toMatch(/href="javascript/);
  });

  test('are text in the summary, and call nobody', () => {
    const text = markdown(review, '');
    expect(text).not.toMatch(/(?<!\\)<script/);
    expect(text).not.toContain('@team');
    expect(text).toContain('\\*\\*@\u200bteam\\*\\*');
  });
});

describe('the command line', () => {
  test('compares with main unless told otherwise', () => {
    expect(readArguments([])).toMatchObject({base: 'main', out: '.cache/review/report.html'});
    expect(readArguments(['--base', 'origin/main', '--out', 'my.html', '--all'])).toMatchObject({
      base: 'origin/main',
      out: 'my.html',
      all: true,
    });
  });

  test.each([
    [['main'], 'main'],
    [['--out', 'report'], '.html'],
    [['--base'], '--base'],
  ])('%s is answered in words', (words, said) => {
    expect(() => readArguments(words)).toThrow(said);
    expect(() => readArguments(words)).toThrow('\n→ ');
  });
});

describe('pictures of a report', () => {
  /** A picture that cannot be made small: every pixel by chance, but the same every time. */
  async function noise(name: string, role: Shot['role'], side = 500): Promise<Shot> {
    const file = path.join(folder, `${name}.png`);
    const data = Buffer.alloc(side * side * 3);
    let seed = 1;
    for (let at = 0; at < data.length; at += 1) {
      seed = (seed * 48_271) % 0x7fffffff;
      data.writeUInt8(seed % 256, at);
    }
    await sharp(data, {raw: {width: side, height: side, channels: 3}})
      .png()
      .toFile(file);
    return {file, width: side, height: side, role};
  }
  const size = ({uris}: {uris: ReadonlyMap<string, string>}) =>
    [...uris.values()].reduce((sum, uri) => sum + uri.length, 0);

  test('are as good as can be where there is room', async () => {
    const fitted = await fit([await noise('a', 'detail')], 2_000_000);
    expect(fitted.note).toBe('');
    expect(fitted.uris.size).toBe(1);
  });

  test('are made smaller where there is not, and it is said', async () => {
    const shots = [await noise('a', 'detail'), await noise('b', 'overview')];
    const best = size(await fit(shots, 10_000_000));
    const fitted = await fit(shots, best / 3);
    expect(size(fitted)).toBeLessThanOrEqual(best / 3);
    expect(fitted.note).not.toBe('');
    expect(fitted.uris.has(shots[0]?.file ?? '')).toBe(true);
  });

  test('are left out when even that is too much, the least important ones, and it is said', async () => {
    const shots = [await noise('a', 'detail'), await noise('b', 'detail')];
    const coarsest = await fit(shots, 30_000);
    expect(coarsest.note).toContain('very coarse');
    const fitted = await fit(shots, size(coarsest) * 0.6);
    expect([...fitted.uris.keys()]).toEqual([shots[0]?.file]);
    expect(fitted.note).toContain('Of 2 pictures 1 did not fit in');
  });
});

describe('the packages of the other side', () => {
  const terms = () => ({
    root: path.join(folder, 'project'),
    cache: path.join(folder, 'cache'),
    now: '',
  });
  const shop = () => path.join(folder, 'shop');

  async function lockfiles(project: string, other: string) {
    await mkdir(terms().root, {recursive: true});
    await mkdir(shop(), {recursive: true});
    await writeFile(path.join(terms().root, 'package-lock.json'), project);
    await writeFile(path.join(shop(), 'package-lock.json'), other);
    await writeFile(path.join(shop(), 'package.json'), '{}');
  }

  /** What npm would do, counted. */
  function installer() {
    const installed: string[] = [];
    return {
      installed,
      install: async (target: string) => {
        installed.push(await readFile(path.join(target, 'package-lock.json'), 'utf8'));
        await mkdir(path.join(target, 'node_modules/its-own'), {recursive: true});
      },
    };
  }

  test('are the project’s where the lockfile is the same', async () => {
    await lockfiles('{}', '{}');
    await mkdir(path.join(terms().root, 'node_modules/shared'), {recursive: true});
    const {install, installed} = installer();
    expect(await equip(terms(), shop(), install)).toBe('shared');
    expect(installed).toEqual([]);
    expect((await stat(path.join(shop(), 'node_modules/shared'))).isDirectory()).toBe(true);
  });

  test('are installed where it is another, once', async () => {
    await lockfiles('{}', '{"other": true}');
    const {install, installed} = installer();
    expect(await equip(terms(), shop(), install)).toBe('own');
    expect(await equip(terms(), shop(), install)).toBe('own');
    expect(installed).toEqual(['{"other": true}']);
    expect((await stat(path.join(shop(), 'node_modules/its-own'))).isDirectory()).toBe(true);
  });
});

describe('what a build says', () => {
  const output = `[INFO] [en-IN] Creating an optimized production build...
[ERROR] Error: Unable to build website for locale en-IN.
    at tryToBuildLocale (/shop/node_modules/x.js:1:1)
  [cause]: Error: pages/ride.mdx:14:9  There is no section "Heroo".
→ Write Hero.
        │ Details:
        │ {
        │   "place": {
        │     "line": 12
        │   }
        │ }
        │
        │     at compile (/shop/node_modules/x.js:1:1)
/shop/pages/ride.mdx
[INFO] Docusaurus version: 3.10.2
Node version: v20.0.0`;

  test('begins at its error, without the build’s own code and places', () => {
    expect(buildMessage(output, '/shop'))
      .toBe(`[ERROR] Error: Unable to build website for locale en-IN.
  [cause]: Error: pages/ride.mdx:14:9  There is no section "Heroo".
→ Write Hero.
pages/ride.mdx`);
  });

  test('is told whole where there is no error in it', () => {
    expect(buildMessage('Out of memory', '/shop')).toBe('Out of memory');
  });
});
