import {expect, test, type Page} from 'playwright/test';

import {hydrated, phone} from './helpers';

test.use({viewport: phone});

/** Opens the home page while its first picture does not come, which keeps `load` from being told. */
async function openWithoutPicture(page: Page): Promise<{scripts: string[]; release: () => void}> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/hero-home*', async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page that asked may be gone
  });
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  return {scripts, release};
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
