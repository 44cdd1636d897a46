import {expect, test} from 'playwright/test';

import {allPages} from '../support/builtPages';

const viewports = [
  {width: 1366, height: 657},
  {width: 1280, height: 600},
  {width: 1024, height: 300},
];

/** Focuses the controls of a page in order, from its top. @returns those that the window or the header cuts off */
const cutOffStops = () => {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  window.scrollTo({top: 0, behavior: 'instant'});
  return [...document.querySelectorAll<HTMLElement>(`:is(main, footer) :is(${stops})`)]
    .filter((stop) => {
      stop.focus();
      const {top, bottom, height} = stop.getBoundingClientRect();
      const isCutOff = top < start - 1 || bottom > innerHeight + 1;
      return stop === document.activeElement && isCutOff && height <= innerHeight - start;
    })
    .map((stop) => stop.outerHTML);
};

test('no focused element is outside of a low window or under the header', async ({page}) => {
  const cutOff: string[] = [];
  for (const address of allPages) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const found = await page.evaluate(cutOffStops);
      cutOff.push(...found.map((stop) => `${address}, ${viewport.height} px: ${stop}`));
    }
  }
  expect(cutOff).toEqual([]);
});
