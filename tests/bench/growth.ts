/** What more posts cost those who read none of them: the home page and the list of news, with few posts and many. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {startServer} from '../server';
import {brotliBytes, firstView, launchBrowser, sum, type Browser} from './browser';
import type {Row} from './row';
import type {Site, SiteName} from './sites';
import {targets} from './targets';
import type {Workshop} from './workshop';

const few = 20;

/** The same page of both sites. */
const subjects = [
  {ours: '/', empty: '/'},
  {ours: '/news', empty: '/blog'},
] as const;

type Subject = (typeof subjects)[number];

interface Weight {
  gzip: number;
  brotli: number;
  html: number;
}

/** Weights by site, address and number of posts. */
type Weights = Map<string, Weight>;

const keyOf = (name: SiteName, address: string, posts: number) => `${name} ${address} ${posts}`;

/** The weight of both pages with few posts and with many. */
export async function growth(shop: Workshop): Promise<Row[]> {
  const counts = shop.quick ? [few, 1_000] : [few, 1_000, 10_000];
  const weights: Weights = new Map();
  const browser = await launchBrowser(shop.browser);
  try {
    for (const posts of counts) {
      for (const name of ['ours', 'empty'] as const) {
        shop.say(`${name}, the weight of pages with ${posts.toLocaleString('en')} posts`);
        const site = await shop.built(name, posts);
        if (site) await weigh(browser, site, posts, weights);
      }
    }
  } finally {
    await browser.close();
  }
  return subjects.flatMap((subject) => rowsOf(subject, counts, weights));
}

async function weigh(browser: Browser, site: Site, posts: number, weights: Weights): Promise<void> {
  const name = site.name === 'ours' ? 'ours' : 'empty';
  const server = await startServer({dir: site.out, policy: name === 'ours'});
  try {
    for (const subject of subjects) {
      const address = subject[name];
      const {scripts} = await firstView(browser, server.url + address);
      weights.set(keyOf(name, address, posts), {
        gzip: sum(scripts, (script) => script.gzip),
        brotli: sum(scripts, (script) => script.brotli),
        html: brotliBytes(await html(site.out, address)),
      });
    }
  } finally {
    await server.close();
  }
}

/** A page's file. Docusaurus writes it as `news.html` or as `blog/index.html`. */
async function html(out: string, address: string): Promise<string> {
  const bare = address.slice(1);
  const names = bare === '' ? ['index.html'] : [`${bare}.html`, `${bare}/index.html`];
  for (const name of names) {
    const text = await readFile(path.join(out, name), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new Error(`${out} has no page ${address}.`);
}

function rowsOf(subject: Subject, counts: readonly number[], weights: Weights): Row[] {
  const at = (posts: number, of: keyof Weight) => ({
    ours: weights.get(keyOf('ours', subject.ours, posts))?.[of],
    empty: weights.get(keyOf('empty', subject.empty, posts))?.[of],
  });
  return counts.flatMap((posts): Row[] => {
    const common = {
      part: 'growth',
      subject: `${subject.ours} with ${posts.toLocaleString('en')} posts`,
    } as const;
    const rows: Row[] = [
      {...common, measure: 'JavaScript, gzip', unit: 'bytes', ...at(posts, 'gzip')},
      {...common, measure: 'JavaScript, brotli', unit: 'bytes', ...at(posts, 'brotli')},
      {...common, measure: 'HTML, brotli', unit: 'bytes', ...at(posts, 'html')},
    ];
    if (posts === few) return rows;
    const each = (name: 'ours' | 'empty') => {
      const [before, after] = [at(few, 'gzip')[name], at(posts, 'gzip')[name]];
      return before === undefined || after === undefined
        ? undefined
        : (after - before) / (posts - few);
    };
    return [
      ...rows,
      {
        ...common,
        measure: 'one more post costs, gzip',
        unit: 'bytes',
        ours: each('ours'),
        empty: each('empty'),
        ...(subject.ours === '/' && {target: targets.onePost}),
      },
    ];
  });
}
