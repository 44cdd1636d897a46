/**
 * What the optional optimisations promise: deferred-loading, prefetch-on-intent and subresource-integrity.
 * Functional tests must not depend on them; the plain build skips this file.
 */
import {expect, test, type Page} from 'playwright/test';

import {footerLink, heading, holdRequests, hydrated, open, setConnection} from '../support/page';
import {phone} from '../support/viewports';

/** The paths that a page requests from now on, by resource type. */
function requestsOf(page: Page): {path: string; type: string}[] {
  const requests: {path: string; type: string}[] = [];
  page.on('request', (request) => {
    requests.push({path: new URL(request.url()).pathname, type: request.resourceType()});
  });
  return requests;
}

test.describe('deferred loading', {tag: '@optimised'}, () => {
  test.use({viewport: phone});

  /** Opens the home page while its first image is held back. Only the test moves the clock. */
  async function openWithoutImage(page: Page) {
    const requests = requestsOf(page);
    const release = await holdRequests(page, '**/pictures/hero-home*');
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await page.goto('/', {waitUntil: 'commit'});
    await heading(page).waitFor();
    const scripts = () => requests.filter(({type}) => type === 'script').map(({path}) => path);
    return {requests, release, scripts};
  }

  test('scripts and fonts wait for the first image, and nothing moves', async ({page}) => {
    const {requests, scripts, release} = await openWithoutImage(page);
    const heights = () =>
      page
        .locator('main img')
        .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().height));
    const before = await heights();
    await page.clock.runFor(2000);
    const deferred = () => requests.filter(({path}) => path.startsWith('/fonts/'));
    expect(scripts()).toEqual([]);
    expect(deferred()).toEqual([]);
    await page.clock.resume();
    release();
    await hydrated(page);
    await expect.poll(() => deferred().length).toBeGreaterThan(0);
    expect(await heights()).toEqual(before);
  });

  for (const [input, act] of [
    ['key press', (page: Page) => page.keyboard.press('Tab')],
    ['touch', (page: Page) => page.mouse.click(5, 200)],
  ] as const) {
    test(`a ${input} ends the wait`, async ({page}) => {
      const {scripts} = await openWithoutImage(page);
      await page.clock.runFor(1000);
      expect(scripts()).toEqual([]);
      await page.clock.resume();
      await act(page);
      await hydrated(page);
      expect(scripts().filter((path) => path.includes('/main.'))).toHaveLength(1);
    });
  }

  test.describe('a touch before the whole head has arrived', () => {
    test.use({bypassCSP: true}); // for the script that touches

    test('does not keep the scripts from loading', async ({page}) => {
      const touch = "<script>dispatchEvent(new Event('pointerdown'))</script>";
      await page.route('/help', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({response, body: html.replace('<template>', `${touch}$&`)});
      });
      await page.goto('/help');
      await hydrated(page);
    });
  });

  test('distant sections are skipped', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const isLaidOut = (part: string) =>
      page
        .locator(`${part} :is(h1, h2, a)`)
        .first()
        .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
    for (const part of ['main > :last-child', 'footer']) expect(await isLaidOut(part)).toBe(false);
    expect(await isLaidOut('main > :first-child')).toBe(true);
  });

  test(
    'an image that never loads delays scripts for six seconds at most',
    {tag: '@rare'},
    async ({page}) => {
      const {scripts} = await openWithoutImage(page);
      await page.clock.runFor(2000);
      expect(scripts()).toEqual([]);
      await page.clock.runFor(6000);
      await expect.poll(() => scripts().length).toBeGreaterThan(2);
      await page.clock.resume();
      await hydrated(page);
    },
  );

  test('deep links land in the right place while fonts are missing', async ({page}) => {
    await page.route('**/fonts/*', () => {}); // never answered
    const top = () =>
      page.locator('#download').evaluate((place) => place.getBoundingClientRect().top);
    await page.goto('/#download', {waitUntil: 'commit'});
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(120);
    await page.goto('/', {waitUntil: 'commit'});
    await hydrated(page);
    await page.locator('main a[href$="#download"]').first().click();
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(120);
  });
});

test.describe('prefetch on intent', {tag: '@optimised'}, () => {
  const link = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Drive with us'});
  /** Scripts, which prefetching requests. */
  const prefetched = (requests: readonly {path: string}[]) =>
    requests.map(({path}) => path).filter((path) => !/\.(?!js$)\w+$/.test(path));

  async function openIdle(page: Page) {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    return requestsOf(page);
  }

  test('links in view load nothing; the pointer loads a page once', async ({page}) => {
    const requests = await openIdle(page);
    await page.mouse.wheel(0, 5000); // the footer links to every page
    await expect(footerLink(page, 'News')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(prefetched(requests)).toEqual([]);

    await link(page).hover();
    await expect.poll(() => prefetched(requests).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const {length} = prefetched(requests);
    await link(page).click();
    await expect(heading(page)).toContainText(/drive electric/i);
    expect(prefetched(requests)).toHaveLength(length);
  });

  for (const [visitor, connection] of [
    ['who save data', {saveData: true, effectiveType: '4g'}],
    ['on a slow connection', {saveData: false, effectiveType: '2g'}],
  ] as const) {
    test(`visitors ${visitor} prefetch nothing`, {tag: '@rare'}, async ({page}) => {
      await setConnection(page, connection);
      const requests = await openIdle(page);
      await footerLink(page, 'News').hover();
      await link(page).hover();
      await page.waitForLoadState('networkidle');
      expect(prefetched(requests)).toEqual([]);
      await link(page).click();
      await expect(page).toHaveURL('/drive');
    });
  }
});

test.describe('subresource integrity', {tag: '@optimised'}, () => {
  for (const [kind, pattern] of [
    ['entry script', /\/main\.[^/]+\.js$/],
    ['stylesheet', /\/styles\.[^/]+\.css$/],
  ] as const) {
    test(`a changed byte in the ${kind} is blocked, and the page stays readable`, async ({
      page,
    }) => {
      const blocked: string[] = [];
      page.on('console', (message) => {
        if (/integrity/.test(message.text())) blocked.push(message.text());
      });
      await page.route(pattern, async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: `${await response.text()} `});
      });
      await page.goto('/ride');
      await expect.poll(() => blocked.length).toBeGreaterThan(0);
      await expect(heading(page)).toBeVisible();
      await footerLink(page, 'Help').click();
      await expect(page).toHaveURL('/help');
      await page.unrouteAll({behavior: 'ignoreErrors'}); // that page still loads its scripts
    });
  }
});
