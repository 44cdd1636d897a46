/** What visitors see when something fails that is not theirs to fix. Scripts: failedScripts.spec.ts. */
import {expect, test, type Page} from 'playwright/test';

import {expectNone, inContext, open, phone, read, watch} from '../support/page';

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
  await page.getByRole('button', {name: 'Write to EVO'}).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await open(page, '/news');
  expectNone(errors(problems), 'With blocked storage:');
});

for (const [what, files, address] of [
  ['images', /\.(?:avif|webp|jpe?g|png)(?:\?|$)/, '/'],
  ['fonts', /\.woff2$/, '/'],
  ['the video', /\.(?:mp4|webm)$/, '/sustainability'],
] as const) {
  test(`without ${what} every word and control is there, in its place`, async ({page, browser}) => {
    const measure = async (each: Page) => ({
      ...(await read(each)),
      height: await each.evaluate(() => document.documentElement.scrollHeight),
    });
    const whole = await inContext(browser, {viewport: phone}, async (each) => {
      await open(each, address);
      return measure(each);
    });

    const problems = watch(page);
    let failures = 0;
    await page.route(files, (route) => {
      failures += 1;
      return route.abort();
    });
    await open(page, address);
    await expect.poll(() => failures).toBeGreaterThan(0);
    const {height, ...reading} = await measure(page);
    expect(whole).toMatchObject(reading);
    // The fallback fonts have the same metrics, and images reserve their space
    expect(Math.abs(height / whole.height - 1)).toBeLessThan(0.02);
    expectNone(errors(problems), `Without ${what}:`);
    await expectWorks(page);
  });
}
