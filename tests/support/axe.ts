import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Limits the check to a part of the page. */
  within?: string;
  /** Defaults to all of WCAG 2.2 AA. */
  rules?: string[] | undefined;
}

/** Runs axe and returns each broken rule with its elements and reasons. */
export async function violations(
  page: Page,
  {within = 'html', rules}: Options = {},
): Promise<string[]> {
  const {violations: broken} = await new AxeBuilder({page})
    .include(within)
    .options({
      resultTypes: ['violations'],
      runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
      rules: {'landmark-unique': {enabled: !rules}},
    })
    .setLegacyMode() // three times as fast, and sees frames of the same origin
    .analyze();
  return broken.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Switches the colour scheme, which the site follows, and waits until it has. */
export async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  for (const frame of page.frames()) {
    await frame.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
  }
}
