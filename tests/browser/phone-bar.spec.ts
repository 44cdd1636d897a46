import {expect, test} from 'playwright/test';

import {desktop, hydrated, phone} from './helpers';

test.use({viewport: phone});

test('on a phone Call and Book appear after the heading, and go when it comes back', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('complementary', {name: 'Call or book'});
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', {name: 'Call'})).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', {name: 'Book'})).toHaveAttribute('href', '/#book');
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(bar).toBeHidden();
});

test('at the end of the page nothing is under the bar', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() =>
    window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
  );
  const bar = page.getByRole('complementary', {name: 'Call or book'});
  await expect(bar).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const footer = [...document.querySelectorAll('footer p, footer a, footer button')]
          .at(-1)
          ?.getBoundingClientRect();
        const aside = document.querySelector('aside[data-enhancement]')?.getBoundingClientRect();
        return Math.round((aside?.top ?? 0) - (footer?.bottom ?? 0));
      }),
    )
    .toBeGreaterThanOrEqual(0);
});

test('what has the keyboard’s focus is never under the bar', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/charge');
  await hydrated(page);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('aside[data-enhancement]');
      if (!focused || !bar || bar.contains(focused) || focused === document.body) return '';
      if (getComputedStyle(bar).visibility === 'hidden') return '';
      const {bottom, height, top} = focused.getBoundingClientRect();
      const edge = bar.getBoundingClientRect().top;
      return height < 300 && bottom > edge + 1 && top < window.innerHeight
        ? `${focused.localName} ${focused.textContent}`
        : '';
    });
    expect(covered).toBe('');
  }
});

test('there is no such bar on a wide screen', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  await expect(page.locator('aside[data-enhancement]')).toBeHidden();
});
