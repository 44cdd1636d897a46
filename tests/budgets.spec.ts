/**
 * Opens each kind of page like a phone, prints what it loads, and fails when a page outgrows its budget in budgets.json.
 * Sizes are KB of 1,000 bytes as sent, text in brotli, until the page requests nothing more.
 *
 *     npm run budgets
 *     npm run budgets -- -u     writes today's sizes plus a little room; explain a growth in the commit
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test, type Browser, type Request} from 'playwright/test';

import {addresses, root} from './support/builtSite';
import {open} from './support/page';
import {languageRoutes, mainRoutes} from './support/routes';
import {phone} from './support/viewports';

const file = path.join(root, 'tests/budgets.json');
/** The names of resource types in the table. */
const names = new Map([
  ['document', 'HTML'],
  ['script', 'JavaScript'],
  ['stylesheet', 'CSS'],
  ['font', 'fonts'],
  ['image', 'images'],
]);
type Sizes = Record<string, number>;

/** Adds what every budget leaves, so that one more word fails nothing. */
const withRoom = (size: number) => Number((size && Math.max(size + 1, size * 1.025)).toFixed(1));

/** Writers decide how long these pages are: their words and images have no budget. */
const longPages = new Map([
  ['a post', /^\/news\/\d{4}\//],
  ['a list of posts', /^\/news\/(?:press-releases|tags\/)/],
  ['the archive', /^\/news\/archive$/],
]);

async function weigh(browser: Browser, address: string): Promise<Sizes> {
  const page = await browser.newPage({viewport: phone, deviceScaleFactor: 2});
  const sizes: Sizes = Object.fromEntries([...names.values(), 'total'].map((name) => [name, 0]));
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open(page, address); // laid out to its end: the footer loads fonts too
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForLoadState('networkidle');
  for (const request of requests) {
    const {responseBodySize} = await request.sizes();
    for (const name of [names.get(request.resourceType()) ?? 'others', 'total'])
      sizes[name] = (sizes[name] ?? 0) + responseBodySize / 1000;
  }
  await page.close();
  return sizes;
}

test('every page is within its budget', async ({browser}) => {
  test.setTimeout(300_000);
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Sizes>;
  expect(Object.keys(budgets)).toEqual(expect.arrayContaining([...mainRoutes, ...languageRoutes]));
  const renewed: string[] = [];
  for (const [name, budget] of Object.entries(budgets)) {
    const pattern = longPages.get(name);
    const address = pattern ? addresses().find((each) => pattern.test(each)) : name;
    const sizes = await weigh(browser, address ?? name);
    const kinds = Object.keys(budget);
    const cells = kinds.map((kind) => `${kind} ${sizes[kind]?.toFixed(1)} of ${budget[kind]}`);
    console.log(`${name.padEnd(16)} ${cells.join(' | ')}`);
    for (const kind of kinds)
      expect.soft(sizes[kind], `${kind} of ${name}`).toBeLessThanOrEqual(budget[kind] ?? 0);
    const values = kinds.map((kind) => `"${kind}": ${withRoom(sizes[kind] ?? 0)}`);
    renewed.push(`  "${name}": {${values.join(', ')}}`);
  }
  if (test.info().config.updateSnapshots !== 'none')
    writeFileSync(file, `{\n${renewed.join(',\n')}\n}\n`);
});
