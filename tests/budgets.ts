/**
 * Opens each kind of page like a phone, prints what it loads beside its budget (tests/budgets.json), and fails when a
 * page outgrows it. Sizes are KB of 1,000 bytes as sent, text in brotli, until the page requests nothing more.
 *
 *     npm run budgets
 *     npm run budgets -- --set     writes today's sizes plus a little room; explain a growth in the commit
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import pLimit from 'p-limit';
import {chromium, type Browser} from 'playwright';

import {findBrowser} from '../src/tools/browser';
import {addresses, build, root} from './support/builtSite';
import {browserArguments} from './support/browserArguments';
import {open} from './support/page';
import {refuse} from './support/refuse';
import {languageRoutes, mainRoutes} from './support/routes';
import {startServer} from './support/server';

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

async function main(): Promise<void> {
  const unknown = process.argv.slice(2).filter((arg) => arg !== '--set');
  if (unknown.length > 0) {
    refuse(`Unknown option "${unknown.join(' ')}".`, 'The only option is npm run budgets -- --set');
  }
  const server = await startServer({dir: build});
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Sizes>;
  const set = process.argv.includes('--set');
  const lines: string[] = [];
  let outgrown = 0;
  const limit = pLimit(4); // pages at a time
  const weighed = await Promise.all(
    pagesToWeigh().map(([name, address]) =>
      limit(
        async () => [name, await weigh(browser, server.url + address, name !== address)] as const,
      ),
    ),
  );
  for (const [name, sizes] of weighed) {
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
  await Promise.all([browser.close(), server.close()]);
  if (set) writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  else if (outgrown > 0) {
    console.error(
      `${outgrown} sizes are over budget.\n→ Make them smaller, or run npm run budgets -- --set`,
    );
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // the server and the browser still run
});
