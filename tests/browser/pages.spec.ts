import {expect, test, type Page} from 'playwright/test';

import {colorRules, setScheme, violations} from '../support/axe';
import {addresses, kindsOfPages} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {expectFits, open, resize, watch} from '../support/page';
import {idleControls, read} from '../support/reading';
import {unknownAddress} from '../support/routes';
import {useEverything} from '../support/useEverything';
import {desktop, phone, tablet, widths} from '../support/viewports';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

const kinds = [...kindsOfPages(), unknownAddress];

for (const address of new Set([...kinds, ...addresses()])) {
  const tag = kinds.includes(address) ? [] : '@rare';
  test(
    `${address} works, fits, is accessible, and is complete without JavaScript`,
    {tag},
    async ({page, browser}) => {
      const problems = watch(page);
      const response = await open(page, address);
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      const withScripts = await read(page);
      for (const width of widths) await expectFits(page, width);

      const plain = await browser.newPage({javaScriptEnabled: false});
      await plain.goto(address);
      expect(withScripts.words.length).toBeGreaterThan(0);
      expect.soft(await read(plain), 'without JavaScript').toEqual(withScripts);
      await expect.soft(idleControls(plain), 'without JavaScript').toHaveCount(0);
      expect.soft(await hiddenSlides(plain), 'without JavaScript').toEqual([]);
      await plain.close();

      await expectAccessible(page, phone.width, 'light');
      await expectAccessible(page, desktop.width, 'dark', colorRules);
      await expect.soft.poll(() => enlargedImages(page)).toEqual([]);
      await useEverything(page);
      expect.soft(problems.filter((problem) => !problem.includes('mailto:'))).toEqual([]);
    },
  );

  test(`${address} is accessible at each width, in both themes`, {tag: '@rare'}, async ({page}) => {
    await open(page, address);
    for (const {width} of [phone, tablet, desktop]) {
      await expectAccessible(page, width, 'light');
      await expectAccessible(page, width, 'dark', colorRules);
    }
  });
}

test('a visitor’s clock of another year changes nothing', {tag: '@rare'}, async ({page}) => {
  const problems = watch(page);
  await page.clock.setFixedTime('2100-01-01');
  await open(page, '/');
  expect(problems).toEqual([]);
});

/** Opens everything, and expects no violations of the given rules, or of any. */
async function expectAccessible(
  page: Page,
  width: number,
  theme: 'light' | 'dark',
  rules?: string[],
): Promise<void> {
  await resize(page, width);
  await openEverything(page);
  await setScheme(page, theme);
  expect.soft(await violations(page, {rules}), `${theme}, ${width} px`).toEqual([]);
}

/**
 * Returns images that are shown larger than their file. A wrong `sizes` for a crop by height shows with one device pixel
 * per CSS pixel.
 */
async function enlargedImages(page: Page): Promise<string[]> {
  return page.locator('main img:visible').evaluateAll(async (all: HTMLImageElement[]) => {
    for (const image of all) image.loading = 'eager';
    await Promise.all(all.map((image) => image.decode()));
    return all
      .filter(({naturalWidth, naturalHeight, currentSrc, offsetWidth, offsetHeight}) => {
        // A density-corrected size; the file's own is in its name
        const fileWidth = Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1] ?? naturalWidth);
        const shown = Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight);
        return shown > fileWidth * 1.01;
      })
      .map(({currentSrc, offsetWidth}) => `${currentSrc} is shown ${offsetWidth} px wide`);
  });
}

/** Returns slides that cannot be scrolled into view. */
async function hiddenSlides(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul, main ol, main [tabindex="0"]')]
      .filter((row) => /auto|scroll/.test(getComputedStyle(row).overflowX))
      .flatMap((row) => [...row.children])
      .filter((slide) => {
        slide.scrollIntoView({block: 'nearest', inline: 'center', behavior: 'instant'});
        const {left, right} = slide.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((slide) => slide.textContent.slice(0, 60)),
  );
}
