import {expect, test, type Page} from 'playwright/test';

import {atRest, hydrated, phone} from './helpers';

test.use({viewport: phone});

interface Held {
  /** The scripts that were asked for. */
  scripts: string[];
  /** All else that was asked for but stylesheets. */
  others: string[];
  release: () => void;
}

/** Opens the home page while its first picture does not come, which keeps `load` from being told. */
async function openWithoutPicture(page: Page): Promise<Held> {
  const scripts: string[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const type = request.resourceType();
    if (type === 'script') scripts.push(pathname);
    else if (type !== 'document' && type !== 'stylesheet') others.push(pathname);
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/hero-home*', async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page that asked may be gone
  });
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  return {scripts, others, release};
}

test('scripts leave the network to the first picture, and come once it is there', async ({
  page,
}) => {
  await page.clock.install();
  const {scripts, release} = await openWithoutPicture(page);
  await page.clock.runFor(2000);
  expect(scripts).toEqual([]);
  await page.clock.resume();
  release();
  await hydrated(page);
  expect(scripts.slice(0, 3).map((path) => /([\w~]+)\.\w+\.js$/.exec(path)?.[1])).toEqual([
    'framework',
    'runtime~main',
    'main',
  ]);
});

test('the typeface and the pictures below wait for the first picture, in places of the same size', async ({
  page,
}) => {
  const {others, release} = await openWithoutPicture(page);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.media')].map((media) => media.getBoundingClientRect().height),
    );
  const isLate = (path: string) => /^\/fonts\/|^\/pictures\/(?!hero-home)/.test(path);
  const before = await places();
  await page.waitForTimeout(300); // long enough for a browser to ask for what it wants
  expect(others.filter(isLate)).toEqual([]);
  release();
  await hydrated(page);
  await expect.poll(() => others.filter(isLate).length).toBeGreaterThan(2);
  expect(others.filter((path) => path.includes('anek-basic'))).toHaveLength(1);
  expect(await places()).toEqual(before);
});

test('what is below is laid out once the typeface is there, in parts', async ({page}) => {
  const {release} = await openWithoutPicture(page);
  const skipped = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('main > *, footer')];
      const below = all.filter((part) => part.getBoundingClientRect().top > 3 * innerHeight);
      return below.filter((part) => {
        const inside = part.querySelector('p, a');
        return inside && !inside.checkVisibility({contentVisibilityAuto: true});
      }).length;
    });
  expect(await skipped()).toBeGreaterThan(4);
  release();
  await expect.poll(skipped).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-in-parts');
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({family}) => family.includes('late')).map(({status}) => status),
  );
  expect(faces).toEqual(['loaded', 'loaded', 'unloaded']); // nothing on the page has an accent
});

test('a page that begins at a place further down is laid out whole', async ({page}) => {
  await page.goto('/#download', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor({state: 'attached'});
  await expect(page.locator('html')).not.toHaveAttribute('data-in-parts');
  await expect(page.locator('#download')).toBeInViewport();
});

test('a link to a place on the page leads there before all is laid out', async ({page}) => {
  await page.route('**/fonts/*', () => {}); // the typeface never comes
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-in-parts');
  await page.locator('main a[href$="#download"]').first().click();
  const top = () =>
    page.locator('#download').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  await atRest(top);
  expect(Math.abs(await top())).toBeLessThan(120);
});

test('who comes from another page of the site sees the typeface at once', async ({page}) => {
  await page.goto('/ride');
  await hydrated(page);
  await page.evaluate(() => (window.location.href = '/about'));
  await page.waitForURL('**/about', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  expect(await page.locator('html').getAttribute('data-early')).toBeNull();
});

for (const [how, touch] of [
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['touches it', (page: Page) => page.mouse.click(5, 200)],
] as const) {
  test(`a visitor who ${how} is not kept waiting for the picture`, async ({page}) => {
    const {scripts} = await openWithoutPicture(page);
    expect(scripts).toEqual([]);
    await touch(page);
    await hydrated(page);
    expect(scripts.filter((path) => path.includes('/main.'))).toHaveLength(1);
  });
}

test('a picture that never comes keeps scripts away for six seconds, no longer', async ({page}) => {
  await page.clock.install();
  const {scripts} = await openWithoutPicture(page);
  // The clock runs on by itself, too: how far the page is by then depends on the machine
  await page.clock.runFor(2000);
  expect(scripts).toEqual([]);
  await page.clock.runFor(6000);
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(3);
  await page.clock.resume();
  await hydrated(page);
});
