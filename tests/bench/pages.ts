/** What a visit costs: Lighthouse on a phone, ours and the template's in turn, the middle of several runs. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {launch} from 'chrome-launcher';
import lighthouse, {type Result} from 'lighthouse';

import {mainRoutes} from '../routes';
import {startServer, type Server} from '../server';
import {browserArguments} from '../find-browser';
import {firstView, launchBrowser, sum, type FirstView} from './browser';
import {median, type Row, type Target, type Unit} from './row';
import type {Site} from './sites';
import {targets} from './targets';
import type {Workshop} from './workshop';

/** What Lighthouse says of one visit. */
interface Visit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blockingTime: number;
  shift: number;
  javaScript: number;
  css: number;
  fonts: number;
  pictures: number;
}

interface Measure {
  key: keyof Visit;
  name: string;
  unit: Unit;
  target?: Target;
  /** The template's scores are its own affair. */
  oursAlone?: boolean;
}

const measures: readonly Measure[] = [
  {key: 'performance', name: 'performance', unit: 'score', target: targets.score},
  {key: 'largestPaint', name: 'largest paint', unit: 'ms', target: targets.largestPaint},
  {key: 'blockingTime', name: 'blocking time', unit: 'ms'},
  {key: 'shift', name: 'layout shift', unit: 'shift', target: targets.shift},
  {key: 'javaScript', name: 'JavaScript', unit: 'bytes'},
  {key: 'css', name: 'CSS', unit: 'bytes'},
  {key: 'fonts', name: 'fonts', unit: 'bytes'},
  {key: 'pictures', name: 'pictures', unit: 'bytes'},
  {
    key: 'accessibility',
    name: 'accessibility',
    unit: 'score',
    target: targets.score,
    oursAlone: true,
  },
  {
    key: 'bestPractices',
    name: 'best practices',
    unit: 'score',
    target: targets.score,
    oursAlone: true,
  },
  {key: 'seo', name: 'search engines', unit: 'score', target: targets.score, oursAlone: true},
];

interface Subject {
  ours: string;
  /** The template's page of the same kind. */
  empty: string;
}

/** Lighthouse's numbers for our pages and the template's. */
export async function pages(shop: Workshop): Promise<Row[]> {
  const ours = await shop.built('ours');
  const empty = await shop.built('empty');
  if (!ours) throw new Error('There is no site to measure.');
  const subjects = subjectsOf(await newestPost(ours), shop.quick);
  const servers = {
    ours: await startServer({dir: ours.out, precompressed: true}),
    empty: empty && (await startServer({dir: empty.out, policy: false, precompressed: true})),
  };
  try {
    const visits = await visitAll(shop, subjects, servers);
    const views = await viewAll(shop, subjects, servers);
    return subjects.flatMap((subject) => rowsOf(subject, visits, views));
  } finally {
    await Promise.all([servers.ours.close(), servers.empty?.close()]);
  }
}

function subjectsOf(post: string, quick: boolean): Subject[] {
  const routes = quick ? (['/', '/ride', '/news'] as const) : mainRoutes;
  return [
    ...routes.map((route) => ({ours: route, empty: route === '/news' ? '/blog' : '/'})),
    {ours: post, empty: '/blog/welcome'},
  ];
}

/** The address of the newest post, from the sitemap. */
async function newestPost({out}: Site): Promise<string> {
  const sitemap = await readFile(path.join(out, 'sitemap.xml'), 'utf8');
  const posts = [...sitemap.matchAll(/\/news\/\d{4}\/\d\d\/\d\d\/[^<]+/g)].map(([post]) => post);
  const newest = posts.sort().at(-1);
  if (!newest) throw new Error('The site has no post to measure.');
  return newest;
}

interface Servers {
  ours: Server;
  empty: Server | undefined;
}

/** What was seen, by `ours /ride`, `empty /`. */
type Seen<Thing> = ReadonlyMap<string, readonly Thing[]>;

/** The addresses to visit, each once, ours and the template's in turn: what disturbs one disturbs the other. */
function addressesOf(subjects: readonly Subject[], servers: Servers): Map<string, string> {
  return new Map(
    subjects.flatMap(({ours, empty}): [string, string][] => [
      [`ours ${ours}`, servers.ours.url + ours],
      ...(servers.empty ? [[`empty ${empty}`, servers.empty.url + empty] as [string, string]] : []),
    ]),
  );
}

async function visitAll(
  shop: Workshop,
  subjects: readonly Subject[],
  servers: Servers,
): Promise<Seen<Visit>> {
  const addresses = addressesOf(subjects, servers);
  const seen = new Map([...addresses.keys()].map((key): [string, Visit[]] => [key, []]));
  const times = shop.quick ? 3 : 5;
  const chrome = await launch({
    chromePath: shop.browser,
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
    handleSIGINT: false, // shop.close() ends it
  });
  shop.onClose(() => chrome.kill());
  try {
    for (let time = 1; time <= times; time += 1) {
      shop.say(`Lighthouse, ${addresses.size} pages, ${time} of ${times}`);
      for (const [key, url] of addresses) seen.get(key)?.push(await visit(url, chrome.port));
    }
  } finally {
    chrome.kill();
  }
  return seen;
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse cannot read ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  }
  return readVisit(result.lhr);
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

function readVisit({categories, audits}: Result): Visit {
  const score = (name: string) => (categories[name]?.score ?? 0) * 100;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const {details} = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as NetworkItem[]) : [];
  const bytes = (type: string) =>
    sum(
      requests.filter(({resourceType}) => resourceType === type),
      ({transferSize}) => transferSize ?? 0,
    );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    javaScript: bytes('Script'),
    css: bytes('Stylesheet'),
    fonts: bytes('Font'),
    pictures: bytes('Image'),
  };
}

async function viewAll(
  shop: Workshop,
  subjects: readonly Subject[],
  servers: Servers,
): Promise<Seen<FirstView>> {
  shop.say('the first view on a phone');
  const browser = await launchBrowser(shop.browser);
  try {
    const seen = new Map<string, FirstView[]>();
    for (const [key, url] of addressesOf(subjects, servers)) {
      seen.set(key, [await firstView(browser, url)]);
    }
    return seen;
  } finally {
    await browser.close();
  }
}

function rowsOf(subject: Subject, visits: Seen<Visit>, views: Seen<FirstView>): Row[] {
  const isHome = subject.ours === '/';
  const common = {part: 'pages', subject: subject.ours} as const;
  const pair = <Thing>(seen: Seen<Thing>, of: (thing: Thing) => number) => ({
    ours: median((seen.get(`ours ${subject.ours}`) ?? []).map(of)),
    empty: median((seen.get(`empty ${subject.empty}`) ?? []).map(of)),
  });
  const ofVisits = measures.map(({key, name, unit, target, oursAlone}): Row => {
    const {ours, empty} = pair(visits, (each) => each[key]);
    const judged = isHome && key === 'blockingTime' ? targets.blockingTime : target;
    return {
      ...common,
      measure: name,
      unit,
      ours,
      ...(!oursAlone && {empty}),
      ...(judged && {target: judged}),
    };
  });
  const ofViews: Row[] = [
    {
      ...common,
      measure: 'JavaScript, brotli at its best',
      unit: 'bytes',
      ...pair(views, ({scripts}) => sum(scripts, ({brotli}) => brotli)),
      ...(isHome && {target: targets.homeJavaScript}),
    },
    {
      ...common,
      measure: 'first view at 390 px, everything',
      unit: 'bytes',
      ...pair(views, ({bytes}) => bytes),
      ...(isHome && {target: targets.firstView}),
    },
  ];
  return [...ofVisits, ...ofViews];
}
