import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {BuiltSite} from './builtSite';
import {diffContent, diffLines, hasContentChange} from './contentDiff';
import {readPageContent} from './pageContent';
import {renderReport} from './report/report';
import {comparePages} from './review';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evo-review-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
}

const page = (main: string, hash = '11111111') =>
  `<html><head><title>Ride | EVO</title><link rel="stylesheet" href="/assets/css/styles.${hash}.css">
  <script src="/assets/js/main.${hash}.js"></script></head><body><main>${main}</main></body></html>`;

const ride = page('<h1>Ride</h1><p>By day.</p><img src="/img/cab.jpg" alt="A cab">');
const original = {
  'build/ride.html': ride,
  'build/about.html': page('<h1>About</h1>'),
  'build/assets/css/styles.11111111.css': 'p{color:red;background:url(/img/tea.webp)}',
  'build/assets/js/main.11111111.js': 'start()',
  'build/assets/js/0000aaaa.11111111.js': 'ride()',
  'build/assets/js/504.11111111.js': 'lazy()',
  'build/img/cab.jpg': 'cab',
  'build/img/tea.webp': 'tea',
  '.docusaurus/routesChunkNames.json': '{"/ride-1f3":{"content":"0000aaaa"}}',
};

/** The pages that need screenshots after some files changed; `null` removes a file. */
function candidatesAfter(changes: Readonly<Record<string, string | null>>) {
  const files: Readonly<Record<string, string | null>> = {...original, ...changes};
  const kept = Object.entries(files).flatMap(([file, text]) =>
    text === null ? [] : [[file, text]],
  );
  writeFiles(path.join(folder, 'before'), original);
  writeFiles(path.join(folder, 'after'), Object.fromEntries(kept) as Record<string, string>);
  return comparePages({
    before: new BuiltSite(path.join(folder, 'before')),
    after: new BuiltSite(path.join(folder, 'after')),
  });
}
const permalinksAfter = (changes: Readonly<Record<string, string | null>>) =>
  candidatesAfter(changes).candidates.map(({permalink}) => permalink);

describe('pages that may look different', () => {
  test.each<[what: string, changes: Record<string, string | null>, pages: string[]]>([
    ['nothing changed', {}, []],
    [
      'a colour in the stylesheet',
      {
        'build/ride.html': page(
          '<h1>Ride</h1><p>By day.</p><img src="/img/cab.jpg" alt="A cab">',
          '22222222',
        ),
        'build/about.html': page('<h1>About</h1>', '22222222'),
        'build/assets/css/styles.11111111.css': null,
        'build/assets/css/styles.22222222.css': 'p{color:blue;background:url(/img/tea.webp)}',
        'build/assets/js/main.11111111.js': null,
        'build/assets/js/main.22222222.js': 'start()',
      },
      ['/about', '/ride'],
    ],
    [
      'only hashes in file names',
      {
        'build/ride.html': page(
          '<h1>Ride</h1><p>By day.</p><img src="/img/cab.jpg" alt="A cab">',
          '22222222',
        ),
        'build/assets/css/styles.22222222.css': 'p{color:red;background:url(/img/tea.webp)}',
        'build/assets/js/main.22222222.js': 'start()',
      },
      [],
    ],
    ['an image of one page', {'build/img/cab.jpg': 'another cab'}, ['/ride']],
    ['an image of the stylesheet', {'build/img/tea.webp': 'coffee'}, ['/about', '/ride']],
    ['a chunk of one route', {'build/assets/js/0000aaaa.11111111.js': 'ride(2)'}, ['/ride']],
    ['a lazy chunk', {'build/assets/js/504.11111111.js': 'lazy(2)'}, ['/about', '/ride']],
    ['an attribute', {'build/about.html': page('<h1 lang="as">About</h1>')}, ['/about']],
    [
      'an added and a removed page',
      {'build/new.html': ride, 'build/about.html': null},
      ['/about', '/new'],
    ],
  ])('%s', (_, changes, pages) => {
    expect(permalinksAfter(changes)).toEqual(pages);
  });

  test('pages with changed words come first', () => {
    const changes = {
      'build/ride.html': ride.replace('day', 'night'),
      'build/img/tea.webp': 'coffee',
    };
    expect(permalinksAfter(changes)).toEqual(['/ride', '/about']);
  });

  test('redirects are reported with their targets', () => {
    const redirect = '<meta http-equiv="refresh" content="0; url=/about">';
    const {candidates, redirects} = candidatesAfter({'build/old/index.html': redirect});
    expect(candidates).toEqual([]);
    expect(redirects).toEqual(['/old: redirects to /about, not to nothing']);
  });
});

describe('content', () => {
  const read = (main: string) => {
    writeFiles(folder, {'build/404.html': '', 'build/img/cab.jpg': 'cab'});
    return readPageContent(page(main), new BuiltSite(folder));
  };
  const diff = (before: string, after: string) => diffContent(read(before), read(after));

  test('lines are what visitors read or hear', () => {
    const html =
      '<h1>Ri<b>de</b></h1><p><span>Air<!-- -->port</span><span>₹269</span></p><a><svg><path/></svg>Book</a> now<img alt="A cab">';
    expect(read(html).main.lines).toEqual([
      'Ride',
      'Airport ₹269',
      'Book now',
      'Image text: A cab',
    ]);
  });

  test('of a drawing, only the links are read', () => {
    const html = '<svg aria-label="Map"><a href="/dawki"><text>Dawki</text></a></svg>';
    expect(read(html).main).toEqual({lines: [], links: ['Dawki → /dawki'], images: []});
  });

  test('words are compared within a line', () => {
    expect(diffLines(['We drive by day in Assam'], ['We drive by night in Assam'])).toMatchObject([
      [
        {value: 'We drive by '},
        {value: 'day', removed: true},
        {value: 'night', added: true},
        {value: ' in Assam'},
      ],
    ]);
  });

  test('lines with other words are removed and added as a whole', () => {
    expect(diffLines(['Fares begin at ₹269'], ['Our drivers are trained'])).toMatchObject([
      [
        {value: 'Fares begin at ₹269', removed: true},
        {value: 'Our drivers are trained', added: true},
      ],
    ]);
  });

  test('links, image texts and images are compared', () => {
    const {main} = diff(
      '<a href="/a">Book</a><img alt="A cab" src="/img/cab.jpg">',
      '<a href="/b">Book</a>',
    );
    expect(main.links).toMatchObject([
      [{value: 'Book → /a', removed: true}],
      [{value: 'Book → /b', added: true}],
    ]);
    expect(main.text).toMatchObject([[{value: 'Image text: A cab', removed: true}]]);
    expect(main.images).toMatchObject([
      [{value: expect.stringMatching(/^cab #\w{6}$/) as string, removed: true}],
    ]);
  });

  test('other markup around the same words is no change', () => {
    expect(
      hasContentChange(diff('<p>By <b>day</b></p>', '<div>By\n <i class="x">day</i></div>')),
    ).toBe(false);
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
