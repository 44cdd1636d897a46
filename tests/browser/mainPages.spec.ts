/** The pages that show every section, one after the other in the same two windows. */
import {expect, test, type Page} from 'playwright/test';

import {mainPages} from '../support/builtPages';
import {open} from '../support/page';
import {desktop, phone} from '../support/viewports';

let page: Page;
let withoutScript: Page;

test.beforeAll(async ({browser}) => {
  const options = {viewport: phone, deviceScaleFactor: 2, reducedMotion: 'reduce'} as const;
  page = await browser.newPage(options);
  withoutScript = await browser.newPage({...options, javaScriptEnabled: false});
});

/** The bytes of the images that a visitor sees before scrolling. */
const bytesOfImages = () =>
  page.locator('main img').evaluateAll((all: HTMLImageElement[]) => {
    const shown = all.filter((image) => {
      const {top, bottom, left, right} = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const sizes = shown.flatMap(({currentSrc}) =>
      performance
        .getEntriesByName(currentSrc)
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });

/** What visitors read: texts of `main` outside of controls, which need scripts, and the targets of links. */
const read = (window: Page) =>
  window.evaluate(() => {
    const controls = 'button:not(h3 > button), [role="status"], output, search, [aria-hidden]';
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const {parentElement, textContent} = walker.currentNode;
      const text = textContent?.replace(/\s+/g, ' ').trim();
      if (!text || !parentElement?.checkVisibility({visibilityProperty: true})) continue;
      if (!parentElement.closest(controls)) found.add(text);
    }
    // Scripts name the chosen rental in messages
    for (const link of document.querySelectorAll('main a[href]:not([href*="please%20book"])'))
      found.add(new URL(link.getAttribute('href') ?? '', location.href).href);
    return [...found].sort();
  });

const height = () => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls to the end of the page, a window in each frame. */
const scrollThrough = () =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
  });

/** The texts that the browser has not laid out. */
const skippedTexts = () =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) => each.checkVisibility() !== each.checkVisibility({contentVisibilityAuto: true}),
        )
        .map((each) => each.textContent.trim().slice(0, 60)),
    );

/** The descriptions of images in view sideways that have not loaded. */
const missingImages = () =>
  page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter((image) => {
        const {left, right} = image.getBoundingClientRect();
        return image.checkVisibility() && right > 0 && left < innerWidth;
      })
      .filter(({complete, naturalWidth}) => !complete || naturalWidth === 0)
      .map(({alt}) => alt),
  );

/** Expects that every text and image shows after one scroll through, which leaves the page as high as it was. */
async function expectWhole(): Promise<void> {
  const before = await height();
  await scrollThrough();
  expect(await skippedTexts()).toEqual([]);
  expect(Math.abs((await height()) / before - 1)).toBeLessThanOrEqual(0.02);
  await expect.poll(missingImages).toEqual([]);
}

for (const address of mainPages) {
  test(`${address} is light, whole, and complete without JavaScript`, async () => {
    await page.setViewportSize(phone);
    await open(page, address);
    expect.soft((await bytesOfImages()) / 1024, 'KB of images').toBeLessThanOrEqual(250);
    const expected = await read(page);
    expect(expected.length).toBeGreaterThan(5);
    await withoutScript.goto(address);
    const found = await read(withoutScript);
    expect.soft(expected.filter((text) => !found.includes(text))).toEqual([]);
    // Only forms that an app sends, and the pager's ends, have buttons
    const idle = withoutScript.locator('button:not(:disabled, form[action] *)');
    await expect.soft(idle.filter({visible: true})).toHaveCount(0);
    await expectWhole();
    await page.setViewportSize(desktop);
    await expectWhole();
  });
}
