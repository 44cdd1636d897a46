import axe, {type AxeResults, type RunOptions} from 'axe-core';
import {expect, type Page} from 'playwright/test';

const wcag: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose result depends on the colour scheme. */
const colors: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Runs axe in a page that has its script, and returns each violation with its elements and reasons. */
async function violations(page: Page, within: string, runOnly: RunOptions['runOnly']) {
  const options: RunOptions = {
    runOnly,
    rules: {
      'duplicate-id': {enabled: true}, // axe no longer looks for it unless it is asked to
      // On this page, an example has a list of contents, as the page itself has
      'landmark-unique': {enabled: !page.url().endsWith('/handbook/article')},
    },
    resultTypes: ['violations'],
    preload: false,
  };
  const {violations: found} = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`,
  );
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects no violations of WCAG 2.2 AA in the page or a part of it, in the light and in the dark scheme. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.evaluate(axe.source);
  expect.soft(await violations(page, within, wcag), 'light').toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  // Colours may take a moment to change
  const options = {message: 'dark', timeout: 60_000};
  await expect.soft.poll(() => violations(page, within, colors), options).toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
}
