import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {choose} from '../../src/tools/review/choose';
import {
  compareSites,
  dayOfPost,
  isOther,
  kindOf,
  saysOtherwise,
} from '../../src/tools/review/compare';
import type {Comparison, Doubt} from '../../src/tools/review/compare';
import {readSite} from '../../src/tools/review/site';
import {builtIn} from '../../src/tools/review/workshop';

/** Files of a built site, by their path. */
type BuiltFiles = Record<string, string>;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evo-compare-'));
});
afterEach(() => rm(folder, {recursive: true}));

const css = '/assets/css/styles.11111111.css';

/** A page as a build writes it, with what every build makes up anew. */
function page({
  title = 'Rides',
  main = '<h1>Rides</h1><p>By day.</p>',
  footer = '<p>EVO</p>',
  head = '',
  hash = '11111111',
}: {title?: string; main?: string; footer?: string; head?: string; hash?: string} = {}): string {
  return `<!doctype html><html lang="en-IN" data-has-hydrated="false"><head>
<title data-rh="true">${title} | EVO</title>
<link rel="stylesheet" href="/assets/css/styles.${hash}.css"><script src="/assets/js/main.${hash}.js" defer></script>
<link rel="canonical" href="https://evo.example/ride">${head}</head>
<body><script>!function(){document.documentElement.dataset.theme="light"}()</script><div id="__docusaurus">
<main id="main">${main}</main><footer>${footer}</footer></div></body></html>`;
}

async function site(name: string, files: BuiltFiles, routes: object = {}) {
  const built = builtIn(path.join(folder, name));
  for (const [file, text] of Object.entries({
    [css.slice(1)]: 'p{color:red}',
    'assets/js/main.11111111.js': 'start()',
    ...files,
  })) {
    const target = path.join(built.site, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
  await writeFile(built.routes, JSON.stringify(routes));
  return readSite(built);
}

async function compared(before: BuiltFiles, after: BuiltFiles) {
  return compareSites(await site('before', before), await site('after', after));
}

/** What is told of the one page `/ride`. */
async function ofRide(before: string, after: string): Promise<Comparison> {
  const {both} = await compared({'ride.html': before}, {'ride.html': after});
  const [ride] = both;
  if (!ride) throw new Error('Both sides have the page, and it was not compared.');
  return ride;
}

const quiet = (ride: Comparison) => [saysOtherwise(ride), ride.doubts] as const;

describe('nothing is told of what no visitor can see', () => {
  test.each<[what: string, before: string, after: string]>([
    ['another build of the same code', page(), page({hash: '22222222'})],
    [
      'classes that are called otherwise',
      page({main: '<h1 class="title_aB3x big">Rides</h1><p class="big">By day.</p>'}),
      page({main: '<h1 class="heading_Z9_q huge">Rides</h1><p class="huge">By day.</p>'}),
    ],
    [
      'ids that React makes of the code’s form',
      page({main: '<h1 id="_R_1ab_">Rides</h1><section aria-labelledby="_R_1ab_"></section>'}),
      page({main: '<h1 id="_R_9_">Rides</h1><section aria-labelledby="_R_9_"></section>'}),
    ],
    ['a comment', page(), page({main: '<!-- Rides --><h1>Rides</h1><p>By<!-- --> day.</p>'})],
    [
      'attributes in another order',
      page({main: '<a href="/" class="x" rel="up">EVO</a>'}),
      page({main: '<a rel="up" class="x" href="/">EVO</a>'}),
    ],
    [
      'a picture of another name that shows the same',
      page({main: '<img src="/pictures/old.0a1b2c3d-800.jpg" alt="A cab">'}),
      page({main: '<img src="/pictures/new.0a1b2c3d-800.jpg" alt="A cab">'}),
    ],
    [
      'marks for those who make pages',
      page(),
      page({main: '<h1>Rides</h1><p>By day.</p><p data-preview>Edit this page</p>'}),
    ],
  ])('%s', async (_, before, after) => {
    expect(quiet(await ofRide(before, after))).toEqual([false, []]);
  });

  test('the handbook', async () => {
    const {added, both} = await compared({}, {'handbook.html': page(), 'handbook/a.html': page()});
    expect([...added, ...both]).toEqual([]);
  });
});

describe('a change that a visitor can see is told', () => {
  test('one word', async () => {
    const {main, frame} = await ofRide(page(), page({main: '<h1>Rides</h1><p>By night.</p>'}));
    expect(main.words).toEqual([
      {
        kind: 'text',
        under: 'Rides',
        pieces: [
          {sort: 'same', text: 'By '},
          {sort: 'out', text: 'day'},
          {sort: 'in', text: 'night'},
          {sort: 'same', text: '.'},
        ],
      },
    ]);
    expect(isOther(frame)).toBe(false);
  });

  test('a word in the footer, apart from the page’s own', async () => {
    const {main, frame, doubts} = await ofRide(page(), page({footer: '<p>EVO cabs</p>'}));
    expect(isOther(main)).toBe(false);
    expect(frame.words).toHaveLength(1);
    expect(doubts).toEqual(['frame']);
  });

  test('a link that leads elsewhere, and says the same', async () => {
    const link = (href: string) => page({main: `<a href="${href}">Book <b>now</b></a>`});
    const {main} = await ofRide(link('/#book'), link('/ride#airport'));
    expect(main.words).toEqual([]);
    expect(main.links).toEqual({
      gone: [{text: 'Book now', href: '/#book'}],
      come: [{text: 'Book now', href: '/ride#airport'}],
    });
  });

  test('another picture of the same name', async () => {
    const picture = (hash: string) =>
      page({main: `<img src="/pictures/cab.${hash}-800.jpg" alt="A cab">`});
    const {main} = await ofRide(picture('0a1b2c3d'), picture('ffffffff'));
    expect(main.pictures).toEqual({
      gone: [{id: '0a1b2c3d', name: 'cab'}],
      come: [{id: 'ffffffff', name: 'cab'}],
    });
  });

  test('another picture in a file without a hash in its name', async () => {
    const html = page({main: '<svg><use href="/clients.svg#tezora"></use></svg>'});
    const {both} = await compared(
      {'ride.html': html, 'clients.svg': '<svg id="old"/>'},
      {'ride.html': html, 'clients.svg': '<svg id="new"/>'},
    );
    expect(both[0]?.main.pictures.come.map(({name}) => name)).toEqual(['tezora']);
  });

  test('the text of a picture', async () => {
    const picture = (alt: string) =>
      page({main: `<img src="/pictures/cab.0a1b2c3d-800.jpg" alt="${alt}">`});
    const {main} = await ofRide(picture('A cab'), picture('A white cab'));
    expect(main.words).toMatchObject([{kind: 'picture text'}]);
    expect(isOther({...main, words: []})).toBe(false);
  });

  test('what searchers see', async () => {
    const described = (text: string) =>
      page({head: `<meta name="description" content="${text}"><meta name="robots" content="all">`});
    const {head} = await ofRide(described('Old'), page({title: 'Trips'}));
    expect(head.map(({what}) => what)).toEqual([
      expect.stringContaining('Title'),
      expect.stringContaining('Description'),
      expect.stringContaining('search engines are told'),
    ]);
  });

  test('pages that came and went, and old addresses that lead elsewhere', async () => {
    const redirect = (to: string) =>
      `<!DOCTYPE html><html><head><meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=${to}"></head></html>`;
    const result = await compared(
      {'old.html': page(), 'tourism/index.html': redirect('/business')},
      {'new.html': page(), 'tourism/index.html': redirect('/ride')},
    );
    expect(result.added).toEqual(['/new']);
    expect(result.removed).toEqual(['/old']);
    expect(result.redirects).toEqual([{from: '/tourism', before: '/business', after: '/ride'}]);
  });
});

describe('a page whose look may have changed is looked at', () => {
  const html = page({main: '<h1 class="big_aaaa">Rides</h1>'});
  const doubts = async (before: BuiltFiles, after: BuiltFiles, routes?: object) => {
    const {both} = compareSites(
      await site('before', {'ride.html': html, ...before}, routes),
      await site('after', {'ride.html': html, ...after}, routes),
    );
    return both.map((each) => each.doubts);
  };
  const styles = (text: string): BuiltFiles => ({[css.slice(1)]: text});

  test('where a rule for one of its classes is other', async () => {
    expect(await doubts(styles('.big_aaaa{color:red}'), styles('.big_aaaa{color:blue}'))).toEqual([
      ['styles'],
    ]);
  });

  test('where a rule that sets the same later wins now', async () => {
    const rules = ['.big_aaaa{color:red}', 'h1{color:blue}'];
    expect(await doubts(styles(rules.join('')), styles([...rules].reverse().join('')))).toEqual([
      ['styles'],
    ]);
  });

  test('not where the rule is for a class of another page', async () => {
    const other = {'other.html': page({main: '<h1 class="small_aaaa">Rides</h1>'})};
    expect(
      await doubts(
        {...other, ...styles('.small_aaaa{color:red}')},
        {...other, ...styles('.small_aaaa{color:blue}')},
      ),
    ).toEqual([['styles'], []]);
  });

  test('where the rule is for a class that only a script can add', async () => {
    expect(await doubts(styles('.open{color:red}'), styles('.open{color:blue}'))).toEqual([
      ['styles'],
    ]);
  });

  test('not where rules were joined, cut in two or called otherwise', async () => {
    expect(
      await doubts(
        styles('.big_aaaa{color:red;margin:0}h1{padding:0}'),
        styles('h1{padding:0}.big_aaaa{color:red}.big_aaaa{margin:0}'),
      ),
    ).toEqual([[]]);
  });

  test('where its own script is other, and not where another page’s is', async () => {
    const routes = {'/ride-1f3': {content: '0000aaaa'}, '/about-2b2': {content: '0000bbbb'}};
    const script = (text: string) => ({'assets/js/0000aaaa.11111111.js': text});
    const about = {'about.html': page()};
    expect(
      await doubts({...about, ...script('one()')}, {...about, ...script('two()')}, routes),
    ).toEqual([[], ['scripts']]);
  });

  test('not where the table of all pages has grown by one', async () => {
    const table = (paths: readonly string[]) => ({
      'assets/js/main.11111111.js': `start([${paths.map((each) => `{path:"${each}",component:x("${each}","1f3"),exact:!0}`).join(',')}])`,
    });
    expect(await doubts(table(['/ride']), table(['/ride', '/new']))).toEqual([[]]);
  });

  test('where a film of its script was replaced', async () => {
    const routes = {'/ride-1f3': {content: '0000aaaa'}};
    const film = (content: string) => ({
      'assets/js/0000aaaa.11111111.js': 'film("/video/ride")',
      'video/ride.mp4': content,
    });
    const {both} = compareSites(
      await site('before', {'ride.html': html, ...film('old')}, routes),
      await site('after', {'ride.html': html, ...film('new')}, routes),
    );
    expect(both[0]?.media).toEqual(['video/ride.mp4']);
  });
});

describe('what is pictured', () => {
  const nothing = {words: [], links: {gone: [], come: []}, pictures: {gone: [], come: []}};
  const suspect = (address: string, ...doubts: Doubt[]): Comparison => ({
    address,
    main: nothing,
    frame: nothing,
    head: [],
    media: [],
    doubts,
  });
  const posts = Array.from({length: 9}, (_, index) =>
    suspect(`/news/2025/01/0${index + 1}/post`, 'styles'),
  );
  const addresses = (pages: readonly Comparison[]) => pages.map(({address}) => address);

  test('is every page of its own', () => {
    const pages = ['/', '/about', '/ride', '/drive', '/charge'].map((each) =>
      suspect(each, 'styles'),
    );
    expect(choose(pages, false).left).toEqual([]);
  });

  test('is the newest posts where all share what has changed, and the others are named', () => {
    const {pictured, left} = choose(posts, false);
    expect(addresses(pictured)).toEqual(addresses(posts.slice(-3).reverse()));
    expect(left).toHaveLength(6);
    expect(choose(posts, true).left).toEqual([]);
  });

  test('is every post that has changed itself', () => {
    const own = posts.map((post) => ({...post, doubts: ['markup'] as Doubt[]}));
    expect(choose(own, false).left).toEqual([]);
  });

  test.each([
    ['/', 'page'],
    ['/newsletter', 'page'],
    ['/news', 'list'],
    ['/news/archive/2024', 'list'],
    ['/news/2025/01/14/a-tree', 'post'],
    ['/404', 'not found'],
  ])('%s is of the kind: %s', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });

  test('a post’s address tells its day', () => {
    expect(dayOfPost('/news/2026/12/05/a-second-forest')).toBe('2026-12-05');
    expect(dayOfPost('/news/archive/2024')).toBeUndefined();
  });
});
