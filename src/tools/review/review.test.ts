import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {buildMessage, linkPackages} from './builds';
import {BuiltSite} from './builtSite';
import {changedParts, diffContent, readPageContent} from './content';
import {renderReport} from './report/report';
import {comparePages} from './review';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evo-review-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes files into a subfolder, except those that are null. */
function writeFiles(name: string, files: Readonly<Record<string, string | null>>): string {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const page = (main: string, hash = '11111111') =>
  `<html><head><title>Ride | EVO</title><link rel="stylesheet" href="/assets/css/styles.${hash}.css">
  <script src="/assets/js/main.${hash}.js"></script></head><body><main>${main}</main></body></html>`;

const ride = '<h1>Ride</h1><p>By day.</p><img src="/img/cab.jpg" alt="A cab">';
const original = {
  'build/ride.html': page(ride),
  'build/about.html': page('<h1>About</h1>'),
  'build/assets/css/styles.11111111.css': 'p{color:red;background:url(/img/tea.webp)}',
  'build/assets/js/main.11111111.js': 'start()',
  'build/assets/js/0000aaaa.11111111.js': 'ride()',
  'build/assets/js/504.11111111.js': 'lazy()',
  'build/img/cab.jpg': 'cab',
  'build/img/tea.webp': 'tea',
  '.docusaurus/routesChunkNames.json': '{"/ride-1f3":{"content":"0000aaaa"}}',
};
/** The same site, where all hashes changed. */
const rebuilt = {
  'build/ride.html': page(ride, '22222222'),
  'build/about.html': page('<h1>About</h1>', '22222222'),
  'build/assets/css/styles.11111111.css': null,
  'build/assets/css/styles.22222222.css': original['build/assets/css/styles.11111111.css'],
  'build/assets/js/main.11111111.js': null,
  'build/assets/js/main.22222222.js': 'start()',
};
const blue = {'build/assets/css/styles.22222222.css': 'p{color:blue}'};
const redirect = '<meta http-equiv="refresh" content="0; url=/about">';

test.each<[what: string, changes: Record<string, string | null>, pages: string[]]>([
  ['nothing', {}, []],
  ['only hashes in file names', rebuilt, []],
  ['a colour in the stylesheet', {...rebuilt, ...blue}, ['/about', '/ride']],
  ['an image of one page', {'build/img/cab.jpg': 'another cab'}, ['/ride']],
  ['an image of the stylesheet', {'build/img/tea.webp': 'coffee'}, ['/about', '/ride']],
  ['a chunk of one route', {'build/assets/js/0000aaaa.11111111.js': 'ride(2)'}, ['/ride']],
  ['a lazy chunk', {'build/assets/js/504.11111111.js': 'lazy(2)'}, ['/about', '/ride']],
  ['an attribute', {'build/about.html': page('<h1 lang="as">About</h1>')}, ['/about']],
  ['two pages', {'build/new.html': page(ride), 'build/about.html': null}, ['/about', '/new']],
  [
    'words of one page, which comes first, and an image of all',
    {'build/ride.html': page(ride.replace('day', 'night')), 'build/img/tea.webp': 'coffee'},
    ['/ride', '/about'],
  ],
  ['a redirect', {'build/old/index.html': redirect}, []],
])('after a change of %s, these pages may look different', (_, changes, pages) => {
  const {candidates, redirects} = comparePages({
    before: new BuiltSite(writeFiles('before', original)),
    after: new BuiltSite(writeFiles('after', {...original, ...changes})),
  });
  expect(candidates.map(({permalink}) => permalink)).toEqual(pages);
  const expected = '/old: redirects to /about, not to nothing';
  expect(redirects).toEqual('build/old/index.html' in changes ? [expected] : []);
});

describe('content', () => {
  const read = (main: string) => {
    const site = writeFiles('site', {'build/404.html': '', 'build/img/cab.jpg': 'cab'});
    return readPageContent(page(main), new BuiltSite(site));
  };

  test('is what visitors read or hear, and of a drawing only the links', () => {
    const html =
      '<h1>Ri<b>de</b></h1><p><span>Air<!-- -->port</span><span>₹269</span></p><a><svg><path/></svg>Book</a> now<img alt="A cab">';
    expect(read(html).text).toEqual(['Ride', 'Airport ₹269', 'Book now', 'Image text: A cab']);
    const drawing = '<svg aria-label="Map"><a href="/dawki"><text>Dawki</text></a></svg>';
    expect(read(drawing)).toMatchObject({text: [], links: ['Dawki → /dawki'], images: []});
  });

  /** Each change with its words [-removed-] and {+added+}. */
  const diff = (before: string, after: string) => {
    const content = diffContent(read(before), read(after));
    const write = (value: string, added = false, removed = false) =>
      added ? `{+${value}+}` : removed ? `[-${value}-]` : value;
    return changedParts(content).flatMap((part) =>
      content[part].map((pieces) => {
        const words = pieces.map(({value, added, removed}) => write(value, added, removed));
        return `${part}: ${words.join('')}`;
      }),
    );
  };

  test.each([
    ['We drive by day.', 'We drive by night.', ['text: We drive by [-day-]{+night+}.']],
    ['Fares begin at ₹9', 'Trained drivers', ['text: [-Fares begin at ₹9-]{+Trained drivers+}']],
    ['<p>By <b>day</b></p>', '<div>By\n <i class="x">day</i></div>', []],
    [
      '<a href="/a">A</a><a href="/b">B</a>',
      '<a href="/b">B</a><a href="/a">A</a>',
      ['text: [-A -]B{+ A+}'],
    ],
    ['<a href="/a">Book</a>', '<a href="/b">Book</a>', ['links: Book → /[-a-]{+b+}']],
    [
      '<img alt="A cab" src="/img/cab.jpg">',
      '',
      ['text: [-Image text: A cab-]', expect.stringMatching(/^images: \[-cab #\w{6}-\]$/)],
    ],
  ])('%s → %s', (before, after, expected) => {
    expect(diff(before, after)).toEqual(expected);
  });
});

test('words in the report are text, never code', () => {
  const report = renderReport({
    base: 'main',
    now: '2026-11-21T12:00:00+05:30',
    unchanged: 0,
    unchangedByScreenshot: 0,
    otherChanges: ['<script>alert("1")</script>'],
    pages: [],
  });
  expect(report).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
});

test('the message of a failed build begins at its error and has no stack frames', () => {
  const output = '[INFO] Creating …\n[ERROR] a.mdx:1:2  Wrong.\n    at f (/x/y.js:1:1)\n/x/a.mdx';
  expect(buildMessage(output, '/x')).toBe('[ERROR] a.mdx:1:2  Wrong.\na.mdx');
});

test.each([
  ['{}', 'linked'],
  ['{"other": true}', 'installed'],
])('a revision with the lockfile %s has %s packages', async (lockfile, expected) => {
  const packageFile = 'node_modules/one/index.js';
  const root = writeFiles('root', {'package-lock.json': '{}', [packageFile]: 'linked'});
  const checkout = writeFiles('checkout', {'package-lock.json': lockfile});
  await linkPackages(root, checkout, () => {
    writeFiles('checkout', {[packageFile]: 'installed'});
    return Promise.resolve();
  });
  expect(readFileSync(path.join(checkout, packageFile), 'utf8')).toBe(expected);
});
