import {expect, test, type Page} from 'playwright/test';

import {setScheme, violations} from '../support/axe';
import {addresses, kindsOfPages} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {
  desktop,
  expectFits,
  expectNone,
  idleControls,
  inContext,
  open,
  phone,
  read,
  resize,
  tablet,
  watch,
  widths,
} from '../support/page';
import {unknownAddress} from '../support/routes';
import {useEverything} from '../support/useEverything';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

const kinds = [...kindsOfPages(), unknownAddress];

for (const address of new Set([...kinds, ...addresses()])) {
  const tag = kinds.includes(address) ? [] : '@rare';
  test(
    `${address} works, fits, is accessible, and is complete without JavaScript`,
    {tag},
    async ({page, browser}) => {
      test.setTimeout(180_000);
      const problems = watch(page);
      const response = await open(page, address);
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      const withScripts = await read(page);
      for (const width of widths) await expectFits(page, width);

      const options = {viewport: phone, reducedMotion: 'reduce', javaScriptEnabled: false} as const;
      await inContext(browser, options, async (plain) => {
        await plain.goto(address);
        expect(withScripts.words.length).toBeGreaterThan(0);
        expect.soft(await read(plain), `${address} without JavaScript`).toEqual(withScripts);
        await expect.soft(idleControls(plain), `${address} without JavaScript`).toHaveCount(0);
        expectNone(await hiddenSlides(plain), `${address} does not show:`);
      });

      for (const {width} of [phone, tablet, desktop]) {
        await resize(page, width);
        await openEverything(page);
        for (const scheme of ['light', 'dark'] as const) {
          await setScheme(page, scheme);
          expectNone(await violations(page), `${address}, ${scheme}, ${width} px:`);
        }
      }
      await useEverything(page);
      expectNone(
        problems.filter((problem) => !problem.includes('mailto:')),
        `Using ${address}:`,
      );
    },
  );
}

test('a visitor’s clock of another year changes nothing', {tag: '@rare'}, async ({page}) => {
  const problems = watch(page);
  await page.clock.setFixedTime('2100-01-01');
  await open(page, '/');
  expectNone(problems, 'Opening / in 2100:');
});

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
