/** What visitors see when something fails that is not theirs to fix. Scripts: failedScripts.spec.ts. */
import {expect, test, type Page} from 'playwright/test';

import {expectNone, open, phone, read, watch} from '../support/page';

test.use({viewport: phone});

/** Errors of the page's own scripts. */
const errors = (problems: readonly string[]) =>
  problems.filter((problem) =>
    /^(?:error|console error): (?!Failed to load resource)/.test(problem),
  );

async function expectWorks(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('banner').getByRole('link', {name: 'What we do'}).click();
  await expect(page).toHaveURL('/what-we-do');
  await expect(page.getByRole('button', {name: 'Menu'})).toHaveAttribute('aria-expanded', 'false');
}

test('everything works with blocked storage', async ({page}) => {
  const problems = watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, {get});
    }
  });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('button', {name: /theme/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', {name: 'Hourly'}).check();
  await expect(page.getByRole('radio', {name: '3', exact: true})).toBeVisible();
  await expectWorks(page);
  await open(page, '/charge');
  await page.getByLabel('Name', {exact: true}).fill('Ritu Deka');
  await page.getByRole('button', {name: 'Continue in Email'}).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await open(page, '/news');
  expectNone(errors(problems), 'With blocked storage:');
});

/** What a page shows, and how long it is. */
const measure = async (page: Page) => ({
  ...(await read(page)),
  height: await page.evaluate(() => document.documentElement.scrollHeight),
});

for (const [what, files, address] of [
  ['images', /\.(?:avif|webp|jpe?g|png)\b/, '/'],
  ['fonts', /\.woff2\b/, '/'],
  ['the video', /\.(?:mp4|webm)\b/, '/sustainability'],
] as const) {
  test(`every word and control keeps its place without ${what}`, async ({page}) => {
    const problems = watch(page);
    await page.route(files, (route) => route.abort());
    await open(page, address);
    await expect.poll(() => problems.join()).toMatch(files);
    const {height, ...reading} = await measure(page);
    expectNone(errors(problems), `Without ${what}:`);
    await expectWorks(page);

    await page.unroute(files);
    await open(page, address);
    const whole = await measure(page);
    expect(reading).toEqual({words: whole.words, links: whole.links});
    // The fallback fonts have the same metrics, and images reserve their space
    expect(Math.abs(height / whole.height - 1)).toBeLessThan(0.02);
  });
}
