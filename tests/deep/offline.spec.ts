/** What visitors see of lost networks and new releases: src/plugins/offline. */
import fs from 'node:fs';
import type {RequestListener} from 'node:http';

import {expect, test as base, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {compileScript} from '../../src/plugins/compileScript';
import {violations} from '../support/axe';
import {build, postWith, root} from '../support/builtSite';
import {footerLink, heading, open, setConnection} from '../support/page';
import {createListener, listen} from '../support/server';
import {phone} from '../support/viewports';

const online = createListener(build);
const lost: RequestListener = ({socket}) => socket.destroy();
const stalled: RequestListener = () => {};

let network = online;
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it names
  baseURL: async ({}, use) => {
    network = online;
    const server = await listen((request, response) => network(request, response));
    await use(server.url);
    await server.close();
  },
});
test.use({viewport: phone, serviceWorkers: 'allow'});

/** A release: a copy of the build without images, which a function changes. */
function release(change: (folder: string) => void): RequestListener {
  const folder = test.info().outputPath('release');
  const filter = (file: string) => !/(?:pictures|video|img|\.br|\.gz)$/.test(file);
  fs.cpSync(build, folder, {recursive: true, filter});
  change(folder);
  return createListener(folder);
}

function edit(file: string, change: (text: string) => string): void {
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
}

const worker = fs.readFileSync(`${build}/sw.js`, 'utf8');
const version = /version:"(\w+)"/.exec(worker)?.[1] ?? '';

/** The paths of the worker and of what its caches hold. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const urls = [...workers.map(({scope}) => scope), ...requests.map(({url}) => url)];
    return urls.map((url) => url.slice(location.origin.length));
  });

/** Waits until a release and the visitor's page are cached. */
async function filled(page: Page, release = version): Promise<void> {
  const expected = [`/?release=${release}`, new URL(page.url()).pathname];
  await expect.poll(() => kept(page), {timeout: 20_000}).toEqual(expect.arrayContaining(expected));
}

test.describe('after a first visit', () => {
  let loads = 0;
  test.beforeEach(async ({page}) => {
    page.on('load', () => (loads += 1));
    await open(page, '/ride');
    await filled(page);
  });

  test('main pages open offline, and others offer phone and SMS', async ({page}) => {
    network = lost;
    for (const address of ['/ride#hourly', '/', '/contact/', '/help?from=mail']) {
      await open(page, address);
      await expect(heading(page)).not.toContainText('offline');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky'); // has its styles
    }
    await page.goto('/index.html'); // shown as it was served: Docusaurus knows no such route
    await expect(heading(page)).not.toContainText('offline');
    await open(page, '/?rental=hourly#book');
    await page.getByRole('group', {name: 'Hours'}).getByRole('radio', {name: '3'}).check();
    await expect(page.getByRole('link', {name: 'Send by SMS'})).toHaveAttribute('href', /^sms:/);

    await page.goto('/about');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page).toHaveTitle(/^You are offline/);
    for (const href of [links.phone, links.sms]) {
      await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
    loads = 0;
    await page.waitForLoadState('networkidle'); // never, in a reload loop
    expect(loads).toBe(0);
    await page.getByRole('main').getByRole('link', {name: 'contact'}).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(heading(page)).toHaveText('You are offline');
  });

  test('pages reached by links open offline, and links to others say so', async ({page}) => {
    const post = postWith(/./);
    for (const [link, address] of [
      [footerLink(page, 'Services'), '/services'],
      [footerLink(page, 'News'), '/news'],
      [page.locator(`main a[href="${post}"]`).first(), post],
    ] as const) {
      await link.click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => kept(page)).toContain(address);
    }
    await expect(page.getByRole('group', {name: 'Share'})).toBeVisible();
    network = lost;
    for (const address of [post, '/news', '/services']) {
      await open(page, address);
      await expect(heading(page)).not.toContainText('offline');
    }
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText('You are offline');
    await page.goBack();
    await expect(heading(page)).not.toContainText('offline');
    await page.goForward();
    await expect(heading(page)).toHaveText('You are offline');
    network = online;
    await page.getByRole('link', {name: 'Try again'}).click();
    await expect(heading(page)).toContainText(/our mission/i);
  });

  test('a response that never ends shows the page as last seen', async ({page}) => {
    network = stalled;
    await page.goto('/contact', {waitUntil: 'commit', timeout: 8000});
    await expect(heading(page)).toContainText('Talk to EVO');
  });

  test('a new release is there in one visit, offline too', async ({page}) => {
    await open(page, '/news');
    await filled(page);
    network = release((folder) => {
      edit(`${folder}/news.html`, (html) => html.replace('<h1', '<h1 data-renewed'));
      edit(`${folder}/contact.html`, (html) => html.replaceAll('Talk to EVO', 'Talk to us'));
      edit(`${folder}/sw.js`, (code) => code.replace(version, 'renewed'));
    });
    loads = 0;
    await page.goto('/news');
    await expect(page.locator('h1[data-renewed]')).toBeVisible();
    await filled(page, 'renewed');
    expect(loads).toBe(1);
    network = lost;
    const response = await page.goto('/contact');
    expect(await response?.text()).toContain('Talk to us');
    await expect(page).toHaveTitle(/^Contact us/);
  });

  test('a release with renamed scripts loads the page of a link, once', async ({page}) => {
    network = release((folder) => {
      const scripts = fs.readdirSync(`${folder}/assets/js`);
      for (const name of scripts) {
        fs.renameSync(`${folder}/assets/js/${name}`, `${folder}/assets/js/1${name}`);
        edit(`${folder}/services.html`, (html) => html.replaceAll(name, `1${name}`));
      }
    });
    loads = 0;
    await footerLink(page, 'Services').click();
    await expect(heading(page)).toContainText('five ways');
    await expect(page).toHaveURL('/services');
    await filled(page);
    expect(loads).toBe(1);
  });

  test('the switch removes the worker and its caches', async ({page}) => {
    const removal = compileScript(`${root}/src/plugins/offline/worker/removal.ts`);
    network = release((folder) => edit(`${folder}/sw.js`, () => removal));
    await open(page, '/ride');
    await expect.poll(() => kept(page)).toEqual([]);
    await expect(heading(page)).toContainText(/ride electric/i);
  });
});

test('the worker is a small script, and fetches 400 KB while idle', () => {
  expect(fs.statSync(`${build}/sw.js.br`).size).toBeLessThan(2000); // client.ts in the main script adds 300
  const files = JSON.parse(/files:(\[[^\]]*\])/.exec(worker)?.[1] ?? '') as string[];
  files.push('index.html', 'contact.html', 'help.html', 'offline.html');
  const sizes = files.map((file) => fs.statSync(`${build}/${file}.br`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(400_000);
});

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: 'slow-2g'},
]) {
  test(`nothing is kept for visitors with ${JSON.stringify(connection)}`, async ({page}) => {
    await setConnection(page, connection);
    await open(page, '/ride');
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toEqual([]);
  });
}
