import {AxeBuilder} from '@axe-core/playwright';
import {test, type Page} from 'playwright/test';

import {unknownAddresses} from '../routes';
import {desktop, expectNone, open, phone, resize} from './helpers';
import {addresses} from './site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

/** Each rule that is broken, with where and why. */
async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(tags)
    .setLegacyMode() // without the way through frames, of which the site has none: three times as fast
    .analyze();
  return results.violations.map(({id, impact, help, nodes}) => {
    const places = nodes.slice(0, 4).map(({target, any, all, none}) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `      ${target.join(' ')}\n        ${why}`;
    });
    if (nodes.length > places.length) places.push(`      and ${nodes.length - places.length} more`);
    return `${id} (${impact ?? 'no impact given'}): ${help}\n${places.join('\n')}`;
  });
}

for (const address of [...addresses(), unknownAddresses[0]]) {
  test(`${address} can be used by everyone`, async ({page}) => {
    await open(page, address);
    for (const theme of ['light', 'dark'] as const) {
      // The site follows the system, so that one visit shows both themes.
      await page.emulateMedia({colorScheme: theme});
      await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
      for (const {width} of [phone, desktop]) {
        await resize(page, width);
        expectNone(await violations(page), `${address}, ${theme}, ${width} px:`);
      }
    }
  });
}
