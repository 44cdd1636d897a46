import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe and returns each violation with its elements and reasons. */
async function violations(page: Page, within: string, rules?: string[]): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page})
    .include(within)
    .options({
      resultTypes: ['violations'],
      runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
    })
    .setLegacyMode() // three times as fast
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects no violations of WCAG 2.2 AA in the page or a part of it, in the light and in the dark scheme. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect.soft(await violations(page, within), 'light').toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  // Colours may take a moment to change
  await expect
    .soft(async () => expect(await violations(page, within, colorRules)).toEqual([]), 'dark')
    .toPass();
  await page.emulateMedia({colorScheme: 'light'});
}
