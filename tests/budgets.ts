import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import pLimit from 'p-limit';
import {chromium, type Browser} from 'playwright';

import {findBrowser} from '../src/tools/browser';
import {runTool} from '../src/tools/cli';
import {addresses, build, root} from './support/builtSite';
import {browserArguments} from './support/browserArguments';
import {open} from './support/page';
import {languageRoutes, mainRoutes} from './support/routes';
import {startServer} from './support/server';

const help = `Opens each kind of page like a phone, prints what it loads beside its budget (tests/budgets.json), and fails
when a page outgrows it. Sizes are KB of 1,000 bytes as sent, text in brotli, until the page requests nothing more.

  npm run budgets
  npm run budgets -- --set     writes today's sizes plus a little room; explain a growth in the commit`;

const file = path.join(root, 'tests/budgets.json');

/** Resource types by their name in the table. */
const kinds = {
  HTML: ['document'],
  JavaScript: ['script'],
  CSS: ['stylesheet'],
  fonts: ['font'],
  images: ['image'],
} as const;
type Kind = keyof typeof kinds | 'total';
type Sizes = Partial<Record<Kind, number>>;

/** KB that every budget leaves, so that one more word fails nothing. */
const room = (size: number) => Math.max(1, size * 0.025);

/** Pages whose length writers decide: their words and images have no budget. */
const longPages: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a post', /^\/news\/\d{4}\//],
  ['a list of posts', /^\/news\/(?:press-releases|tags\/)/],
  ['the archive', /^\/news\/archive$/],
];

function pagesToWeigh(): (readonly [name: string, address: string])[] {
  const lists = longPages.map(([name, pattern]) => {
    const address = addresses().find((each) => pattern.test(each));
    if (!address) throw new Error(`The site has no page for the budget of ${name}.`);
    return [name, address] as const;
  });
  const routes = [...mainRoutes, ...languageRoutes].map((route) => [route, route] as const);
  return [...routes, ...lists];
}

async function weigh(browser: Browser, url: string, isLong: boolean): Promise<Sizes> {
  const page = await browser.newPage({
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
  });
  const bytes = new Map<string, number>();
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const add = async () => {
      const {responseBodySize} = await request.sizes();
      const type = request.resourceType();
      bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize);
    };
    sizes.push(add());
  });
  await open(page, url); // laid out to its end: the footer loads fonts too
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  await Promise.all(sizes);
  await page.close();
  const kb = (types: readonly string[]) =>
    types.reduce((sum, type) => sum + (bytes.get(type) ?? 0), 0) / 1000;
  const all = Object.entries(kinds).map(([kind, types]) => [kind, kb(types)] as const);
  const budgeted = all.filter(([kind]) => !isLong || !['HTML', 'images'].includes(kind));
  return {
    ...Object.fromEntries(budgeted),
    ...(!isLong && {total: kb([...bytes.keys()])}),
  };
}

async function weighAll(): Promise<(readonly [name: string, sizes: Sizes])[]> {
  const pages = pagesToWeigh();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  const server = await startServer({dir: build});
  const limit = pLimit(4); // pages at a time
  const weighPage = async ([name, address]: readonly [string, string]) =>
    [name, await weigh(browser, server.url + address, name !== address)] as const;
  try {
    return await Promise.all(pages.map((page) => limit(weighPage, page)));
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

void runTool('npm run budgets', help, async () => {
  const {set} = parseArgs({options: {set: {type: 'boolean'}}}).values;
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Sizes>;
  const lines: string[] = [];
  let outgrown = 0;
  for (const [name, sizes] of await weighAll()) {
    const budget = budgets[name] ?? {};
    const cells = Object.entries(sizes).map(([kind, size]) => {
      const max = budget[kind as Kind];
      const isOver = max === undefined || size > max;
      if (isOver) outgrown += 1;
      return `${kind} ${size.toFixed(1)}${isOver ? ` > ${max ?? 'no budget'}` : ` of ${max}`}`;
    });
    console.log(`${name.padEnd(16)} ${cells.join(' | ')}`);
    const withRoom = Object.entries(sizes).map(
      ([kind, size]) => `"${kind}": ${size === 0 ? 0 : (size + room(size)).toFixed(1)}`,
    );
    lines.push(`  ${JSON.stringify(name)}: {${withRoom.join(', ')}}`);
  }
  if (set) writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  else if (outgrown > 0) {
    console.error(
      `${outgrown} sizes are over budget.\n→ Make them smaller, or run npm run budgets -- --set`,
    );
    process.exitCode = 1;
  }
});
