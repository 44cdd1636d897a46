import {expect, test, type Page} from 'playwright/test';

import {climb} from '../../src/company/climb';
import {open, painted} from '../support/page';

test.describe('the climb', () => {
  const opacities = (page: Page) =>
    page
      .locator('#climb g')
      .evaluateAll((labels) => labels.map((each) => Number(getComputedStyle(each).opacity)));
  const car = (page: Page) => page.locator('#climb span');
  /** Scrolls until the lower edge of the section is so far from the window's upper edge, in window heights. */
  const scrollTo = async (page: Page, heights: number) => {
    await page.locator('#climb').evaluate((section, at) => {
      const {bottom} = section.getBoundingClientRect();
      window.scrollBy({top: bottom - at * innerHeight, behavior: 'instant'});
    }, heights);
    await painted(page);
  };

  test('is complete for visitors who want less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/ride');
    await scrollTo(page, 1.3);
    expect(await opacities(page)).toEqual(climb.map(() => 1));
    await expect(car(page)).toBeVisible();
    const before = await car(page).evaluate((each) => (each as HTMLElement).offsetLeft);
    await scrollTo(page, 0.7);
    expect(await car(page).evaluate((each) => (each as HTMLElement).offsetLeft)).toBe(before);
  });

  test('is driven by scrolling, and complete at its end', async ({page}) => {
    await open(page, '/ride');
    const left = () => car(page).evaluate((each) => each.getBoundingClientRect().left);
    await scrollTo(page, 1.3);
    const start = await left();
    expect((await opacities(page)).at(-1)).toBe(0);
    await scrollTo(page, 0.3);
    expect(await left()).toBeGreaterThan(start + 200);
    expect(await opacities(page)).toEqual(climb.map(() => 1));
  });
});
