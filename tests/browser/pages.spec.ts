import {expect, test, type Page} from 'playwright/test';

import {setScheme, violations} from '../support/axe';
import {kindsOfPages} from '../support/builtSite';
import {idleControls} from '../support/idleControls';
import {
  desktop,
  expectFits,
  expectNone,
  inContext,
  open,
  phone,
  read,
  resize,
  watch,
} from '../support/page';
import {unknownAddress} from '../support/routes';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...kindsOfPages(), unknownAddress]) {
  test(`${address} opens cleanly, fits, is accessible, and is complete without JavaScript`, async ({
    page,
    browser,
  }) => {
    const problems = watch(page);
    const response = await open(page, address);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    await setScheme(page, 'light');
    expectNone(await violations(page), `${address}, light, phone:`);
    await setScheme(page, 'dark');
    await resize(page, desktop.width);
    expectNone(await violations(page), `${address}, dark, desktop:`);
    await expectFits(page, desktop.width);
    await expectFits(page, 320);
    await resize(page, phone.width);
    const withScripts = await read(page);
    expectNone(problems, `Opening ${address}:`);

    const options = {viewport: phone, reducedMotion: 'reduce', javaScriptEnabled: false} as const;
    await inContext(browser, options, async (plain) => {
      await plain.goto(address);
      expect(withScripts.words.length).toBeGreaterThan(0);
      expect.soft(await read(plain), `${address} without JavaScript`).toEqual(withScripts);
      expectNone(await idleControls(plain), `${address} has controls without effect:`);
      expectNone(await incomplete(plain), `${address} does not show:`);
    });
  });
}

test('a visitor’s clock of another year changes nothing', {tag: '@rare'}, async ({page}) => {
  const problems = watch(page);
  await page.clock.setFixedTime('2100-01-01');
  await open(page, '/');
  expectNone(problems, 'Opening / in 2100:');
});

/** Returns images that have not loaded, disclosures that do not open, and slides that cannot be scrolled into view. */
async function incomplete(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const images = [...document.images]
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.outerHTML.slice(0, 160));
    const disclosures = [...document.querySelectorAll('details')].flatMap((details) => {
      const summary = details.querySelector('summary');
      if (!summary?.checkVisibility()) return [];
      const before = details.innerText.length;
      summary.click();
      const opens = details.open && details.innerText.length > before;
      const links = [...details.querySelectorAll('a')];
      const hidden = links.filter((link) => !link.checkVisibility({visibilityProperty: true}));
      summary.click();
      return opens && hidden.length === 0 ? [] : [summary.innerText];
    });
    const slides = [...document.querySelectorAll('main ul, main ol, main [tabindex="0"]')]
      .filter((row) => /auto|scroll/.test(getComputedStyle(row).overflowX))
      .flatMap((row) => [...row.children])
      .filter((slide) => {
        slide.scrollIntoView({block: 'nearest', inline: 'center', behavior: 'instant'});
        const {left, right} = slide.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((slide) => slide.textContent.slice(0, 60));
    return [...images, ...disclosures, ...slides];
  });
}
