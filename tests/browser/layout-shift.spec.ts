import {expect, test} from 'playwright/test';

import {mainRoutes} from '../routes';
import {hydrated, painted, phone} from './helpers';

/** How much a page may jump while it loads. The goal is 0; Google calls up to 0.1 good. */
const layoutShiftLimit = 0.02;

/** How long the fonts are held back, in milliseconds: as on a slow connection. */
const fontDelay = 600;

interface Shift {
  value: number;
  /** What moved. */
  parts: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

test.use({viewport: phone});

for (const address of mainRoutes) {
  test(`${address} does not jump while it loads`, async ({page}) => {
    let fonts = 0;
    await page.route('**/*.woff2', async (route) => {
      fonts += 1;
      await new Promise((resolve) => setTimeout(resolve, fontDelay));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: {node: Node | null}[];
        })[]) {
          const parts = entry.sources.map(({node}) =>
            node instanceof Element
              ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">`
              : (node?.textContent?.trim().slice(0, 40) ?? 'something that is gone'),
          );
          window.shifts.push({value: entry.value, parts});
        }
      }).observe({type: 'layout-shift', buffered: true});
    });

    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await painted(page);

    const shifts = await page.evaluate(() => window.shifts);
    const total = shifts.reduce((sum, {value}) => sum + value, 0);
    console.log(`${address}: layout shift ${total.toFixed(4)}`);
    const moved = shifts
      .map(({value, parts}) => `  ${value.toFixed(4)} ${parts.join(', ')}`)
      .join('\n');
    expect(fonts, 'fonts held back').toBeGreaterThan(0);
    expect(total, `${address} jumps:\n${moved}`).toBeLessThanOrEqual(layoutShiftLimit);
  });
}
