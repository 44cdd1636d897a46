import {expect, test, type Page} from 'playwright/test';

import {mainRoutes} from '../routes';
import {
  desktop,
  expectNone,
  hydrated,
  inContext,
  more,
  phone,
  read,
  resize,
  sticksOut,
  watch,
  widths,
} from './helpers';
import {addresses} from './site';

test('every promised page is in the sitemap', () => {
  expect(addresses()).toEqual(expect.arrayContaining([...mainRoutes]));
});

for (const address of addresses()) {
  test(`${address} opens cleanly, fits every width and says the same without JavaScript`, async ({
    browser,
  }) => {
    await inContext(browser, {viewport: phone}, async (page) => {
      const problems = watch(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(
        response?.headers()['content-security-policy'],
        'the server sends the policy',
      ).toContain("script-src 'self'");
      await hydrated(page);
      for (const width of widths.filter((width) => width < desktop.width)) {
        await resize(page, width);
        expectNone(await sticksOut(page), `${address} is wider than a window of ${width} px:`);
      }
      expectNone(problems, `Opening ${address} at ${phone.width} px:`);
    });

    const withJavaScript = await inContext(
      browser,
      {viewport: desktop, reducedMotion: 'reduce'},
      async (page) => {
        const problems = watch(page);
        await page.goto(address);
        await hydrated(page);
        const reading = await read(page);
        for (const width of widths.filter((width) => width >= desktop.width)) {
          await resize(page, width);
          expectNone(await sticksOut(page), `${address} is wider than a window of ${width} px:`);
        }
        expectNone(problems, `Opening ${address} at ${desktop.width} px:`);
        return reading;
      },
    );

    await inContext(
      browser,
      {viewport: desktop, reducedMotion: 'reduce', javaScriptEnabled: false},
      async (page) => {
        await page.goto(address);
        const without = await read(page);
        expect(without.words.length, 'words without JavaScript').toBeGreaterThan(0);
        expectNone(
          more(withJavaScript.words, without.words),
          `${address} says only with JavaScript:`,
        );
        expectNone(
          more(without.words, withJavaScript.words),
          `${address} says only without JavaScript:`,
        );
        expectNone(
          more(withJavaScript.links, without.links),
          `${address} links only with JavaScript to:`,
        );
        expectNone(
          more(without.links, withJavaScript.links),
          `${address} links only without JavaScript to:`,
        );

        await page.setViewportSize(phone);
        expectNone(
          await closedLinks(page),
          `${address} without JavaScript: these links cannot be reached by opening their menu:`,
        );
      },
    );
  });
}

/** Opens each `<details>` as a visitor would, and lists the links inside that still cannot be seen. */
async function closedLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = [];
    for (const details of document.querySelectorAll('details')) {
      const summary = details.querySelector('summary');
      if (!summary?.checkVisibility()) continue;
      const wasOpen = details.open;
      if (!wasOpen) summary.click();
      for (const link of details.querySelectorAll('a')) {
        if (
          !link.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
          !link.getClientRects().length
        ) {
          hidden.push(`${summary.textContent} → ${link.textContent}`);
        }
      }
      if (!wasOpen) summary.click();
    }
    return hidden;
  });
}
