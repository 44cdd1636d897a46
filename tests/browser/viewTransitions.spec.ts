import {expect, test, type Page} from 'playwright/test';

import {newMoves, watchMoves} from '../support/layoutShift';
import {heading, holdRequests, open, painted} from '../support/page';

declare global {
  interface Window {
    /** The pseudo-elements that each transition animates, or why it was skipped. */
    transitions: Promise<string[]>[];
  }
}

async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (callback) => {
      const transition = start(callback);
      const animated = () =>
        document.getAnimations().map(({effect}) => (effect as KeyframeEffect).pseudoElement ?? '');
      window.transitions.push(transition.ready.then(animated, (error: unknown) => [String(error)]));
      return transition;
    };
  });
}

const transitions = (page: Page) => page.evaluate(() => Promise.all(window.transitions));
const bookNow = (page: Page) => page.locator('#shillong').getByRole('link', {name: 'Book Now'});
const newsCard = (page: Page) => page.locator('main article:has(img)').getByRole('link').first();

test.describe('a card becomes its counterpart on the next page @optimised', () => {
  for (const [address, link, name] of [
    ['/ride', bookNow, 'fare-shillong'],
    ['/news', newsCard, 'image'],
  ] as const) {
    test(`from ${address}`, async ({page}) => {
      await watchTransitions(page);
      await page.addInitScript(() => {
        ViewTransition.prototype.skipTransition = () => {}; // the machine may be slow
      });
      await watchMoves(page);
      await open(page, address);
      await link(page).scrollIntoViewIfNeeded();
      await newMoves(page); // before the click
      await link(page).click();
      await expect(page).not.toHaveURL(address);
      const [animated = []] = await transitions(page);
      expect(animated).toEqual(
        expect.arrayContaining([
          `::view-transition-old(${name})`,
          `::view-transition-new(${name})`,
        ]),
      );
      // Removed at the end: on the page after this one, another card may have the same name
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
      expect(await newMoves(page)).toEqual([]);
    });
  }

  test('not for longer than a moment on a slow network', {tag: '@rare'}, async ({page}) => {
    await watchTransitions(page);
    await open(page, '/news');
    const release = await holdRequests(page, '/news/2*/**');
    await newsCard(page).click();
    expect(await transitions(page)).toEqual([[expect.stringContaining('AbortError')]]);
    await painted(page);
    await expect(heading(page)).toHaveText('News');
    release();
    await expect(heading(page)).not.toHaveText('News');
  });

  test('a click meanwhile counts', async ({page}) => {
    await page.addInitScript(() => {
      ViewTransition.prototype.skipTransition = () => {};
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (callback) => {
        const transition = start(callback);
        const pause = () => document.getAnimations().forEach((each) => each.pause());
        void transition.ready.then(pause); // as long as the test
        return transition;
      };
    });
    await open(page, '/ride');
    await bookNow(page).click();
    await expect(page).not.toHaveURL('/ride');
    await expect(page.locator('#book')).toBeInViewport();
    const label = page.locator('#book label:has([value="airport"])');
    const {x = 0, y = 0} = (await label.boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(label.getByRole('radio')).toBeChecked();
  });

  test('not for visitors who want less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await watchTransitions(page);
    await open(page, '/ride');
    await bookNow(page).click();
    await expect(page.locator('#book')).toBeInViewport();
    expect(await transitions(page)).toEqual([]);
  });
});
