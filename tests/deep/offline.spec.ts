/** What visitors see of lost networks and new releases: src/plugins/offline. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {expect, test as base, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {compileScript} from '../../src/plugins/compileScript';
import {violations} from '../support/axe';
import {build, postWith, root} from '../support/builtSite';
import {startNetwork, type Network} from '../support/network';
import {expectNone, hydrated, open, phone} from '../support/page';
import {startServer, type Server} from '../support/server';

interface Fixtures {
  network: Network;
  /** Publishes a release: a copy of the build without images, which a function changes. */
  release: (change: (folder: string) => void) => Promise<void>;
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it names
  network: async ({}, use) => {
    const server = await startServer({dir: build});
    const network = await startNetwork(server);
    await use(network);
    await Promise.all([network.close(), server.close()]);
  },
  baseURL: async ({network}, use) => use(network.url),
  release: async ({network}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'evo-release-'));
    let server: Server | undefined;
    await use(async (change) => {
      const filter = (file: string) => !/(?:pictures|video|img|\.br|\.gz)$/.test(file);
      cpSync(build, folder, {recursive: true, filter});
      change(folder);
      server = await startServer({dir: folder});
      network.connect(server);
    });
    await server?.close();
    rmSync(folder, {recursive: true, force: true});
  },
});

function edit(folder: string, file: string, change: (text: string) => string): void {
  const target = path.join(folder, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

test.use({viewport: phone, serviceWorkers: 'allow'});

const sw = readFileSync(path.join(build, 'sw.js'), 'utf8');
const version = /version:"(\w+)"/.exec(sw)?.[1] ?? '';
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** The paths in the worker's caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({url}) => url.slice(location.origin.length));
  });

/** Waits until a release and the visitor's page are cached. */
async function filled(page: Page, release = version): Promise<void> {
  const {pathname} = new URL(page.url());
  await expect
    .poll(() => cached(page))
    .toEqual(expect.arrayContaining([`/?release=${release}`, pathname]));
}

test.describe('offline', () => {
  test('after one visit that page, booking, contact and help open; others offer phone and SMS', async ({
    page,
    network,
  }) => {
    await open(page, '/ride');
    await filled(page);
    network.cut();
    for (const address of ['/ride#hourly', '/', '/contact', '/help?from=mail']) {
      await open(page, address);
      await expect(heading(page)).not.toContainText('offline');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky'); // has its styles
    }
    await open(page, '/?rental=hourly#book');
    await page.getByRole('group', {name: 'Hours'}).getByRole('radio', {name: '3'}).check();
    await expect(page.getByRole('link', {name: 'Send by SMS'})).toHaveAttribute('href', /^sms:/);

    await page.goto('/about');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page).toHaveTitle(/^You are offline/);
    for (const href of [links.phone, links.sms]) {
      await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
    }
    expectNone(await violations(page), 'The offline page:');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.waitForLoadState('networkidle'); // never, in a reload loop
    expect(documents).toEqual([]);
    await page.getByRole('main').getByRole('link', {name: 'contact'}).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(heading(page)).toHaveText('You are offline');
  });

  test('pages reached by links are kept, news too; a link to another shows the offline page', async ({
    page,
    network,
    release,
  }) => {
    const post = postWith(/./);
    await open(page, '/ride');
    await filled(page);
    const footer = page.getByRole('contentinfo');
    for (const [name, address] of [
      ['Services', '/services'],
      ['News', '/news'],
    ] as const) {
      await footer.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => cached(page)).toContain(address);
    }
    await page.locator(`main a[href="${post}"]`).first().click();
    await expect(page.getByRole('group', {name: 'Share'})).toBeVisible();
    await expect.poll(() => cached(page)).toContain(post);
    network.cut();
    for (const address of [post, '/news', '/services']) {
      await open(page, address);
      await expect(heading(page)).not.toContainText('offline');
    }
    await footer.getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText('You are offline');
    await page.goBack();
    await expect(heading(page)).not.toContainText('offline');
    await page.goForward();
    await expect(heading(page)).toHaveText('You are offline');
    await release(() => {}); // online again
    await page.getByRole('link', {name: 'Try again'}).click();
    await expect(heading(page)).toContainText(/our mission/i);
  });

  test('a response that never ends shows the page that the visitor has seen', async ({
    page,
    network,
  }) => {
    await open(page, '/ride');
    await filled(page);
    network.stall();
    await page.goto('/contact', {waitUntil: 'commit', timeout: 8000});
    await expect(heading(page)).toContainText('Talk to EVO');
  });
});

test.describe('a new release', () => {
  test('is there in one visit, offline too, without a reload', async ({page, network, release}) => {
    await open(page, '/news');
    await filled(page);
    await release((folder) => {
      edit(folder, 'news.html', (html) => html.replace('<h1', '<h1 data-renewed'));
      edit(folder, 'contact.html', (html) => html.replaceAll('Talk to EVO', 'Talk to us'));
      edit(folder, 'sw.js', (code) => code.replace(version, 'renewed'));
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/news');
    await expect(page.locator('h1[data-renewed]')).toBeVisible();
    await filled(page, 'renewed');
    expect(loads).toBe(1);
    network.cut();
    await page.goto('/contact');
    await expect(page).toHaveTitle(/^Contact us/);
    expect(await page.evaluate(async () => (await caches.match('/contact'))?.text())).toContain(
      'Talk to us',
    );
  });

  test('whose scripts have other names loads the page of a link, once', async ({page, release}) => {
    await open(page, '/ride');
    await filled(page);
    await release((folder) => {
      const scripts = path.join(folder, 'assets/js');
      const names = readdirSync(scripts);
      for (const name of names)
        renameSync(path.join(scripts, name), path.join(scripts, `1${name}`));
      const rename = (text: string) =>
        names.reduce((all, name) => all.replaceAll(name, `1${name}`), text);
      edit(folder, 'services.html', rename);
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Services', exact: true}).click();
    await expect(heading(page)).toContainText('five ways');
    await expect(page).toHaveURL('/services');
    await filled(page);
    expect(loads).toBe(1);
  });

  test('with the switch off removes the worker and its caches', async ({page, release}) => {
    await open(page, '/ride');
    await filled(page);
    const removal = compileScript(path.join(root, 'src/plugins/offline/removal.ts'));
    await release((folder) => edit(folder, 'sw.js', () => removal));
    await open(page, '/ride');
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
      ]);
    await expect.poll(left).toEqual([]);
    await expect(heading(page)).toContainText(/ride electric/i);
  });
});

test.describe('what the worker costs', () => {
  test('a small script, and 400 KB while idle', () => {
    expect(brotliCompressSync(sw).length).toBeLessThan(2000); // client.ts in the main script adds 300
    const list = /files:(\[[^\]]*\])/.exec(sw)?.[1] ?? '';
    const files = JSON.parse(list) as string[];
    const sizes = [...files, 'index.html', 'contact.html', 'help.html', 'offline.html'].map(
      (file) => brotliCompressSync(readFileSync(path.join(build, file))).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
  });

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ]) {
    test(`nothing for visitors with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await open(page, '/ride');
      await page.waitForLoadState('networkidle');
      await hydrated(page);
      expect(await cached(page)).toEqual([]);
      const registrations = () => navigator.serviceWorker.getRegistrations();
      expect(await page.evaluate(registrations)).toHaveLength(0);
    });
  }
});
