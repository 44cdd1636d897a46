/** What holds for every page: each is opened once, and a failure says what does not hold. */
import {expect, test, type Page} from 'playwright/test';

import {expectAccessible} from '../support/axe';
import {allPages, unknownAddress} from '../support/builtPages';
import {rendered} from '../support/carousel';
import * as everyPage from '../support/everyPage';
import {header} from '../support/header';
import {cutOrCovered, deadControls, tooWide} from '../support/layout';
import {heading, linked, linkTo, main, open, otherLinked, watch} from '../support/page';
import {desktop, phone} from '../support/viewports';

const {readPage} = everyPage;
const paper = {width: 794, height: 1123}; // A4
const largestShift = 0.1; // web.dev/articles/cls
const lowWindows = [
  {width: 1280, height: 600},
  {width: 1024, height: 300},
  {width: 640, height: 140},
];

let page: Page;
let withoutScript: Page;
let problems: string[];

test.beforeAll(async ({browser}) => {
  // Under reduced motion, rows scroll without animation, and the strip of logos waits for Play
  const options = {viewport: phone, deviceScaleFactor: 2, reducedMotion: 'reduce'} as const;
  page = await browser.newPage(options);
  // Without the cache: browsers show a larger image that they have, instead of loading the right one
  await page.route('**/pictures/**', (route) => route.continue());
  const noScript = {...options, viewport: desktop, javaScriptEnabled: false};
  withoutScript = await browser.newPage(noScript);
  problems = watch(page);
  await page.clock.install();
  await everyPage.watchScrolling(page);
});

const expectNone = async (found: Promise<string[]>, what: string) =>
  expect.soft(await found, what).toEqual([]);

async function expectToFit(where: string): Promise<void> {
  await expectNone(tooWide(page), `${where}: nothing is wider than the window`);
  await expectNone(cutOrCovered(page), `${where}: no text is cut, and nothing overlaps`);
}

async function expectQuietLoad(): Promise<void> {
  await page.clock.runFor(1000);
  await rendered(header(page));
  expect.soft(problems, 'no messages on the console, and nothing scrolls by itself').toEqual([]);
  const largestPaints = () => everyPage.measured(page, 'largest-contentful-paint');
  await expect.poll(largestPaints, 'the largest paint is measured').not.toEqual([]);
  // Letters of other scripts are of another size until the font says that it has none of them
  const isEnglish = (await page.locator('html:lang(en)').count()) === 1;
  const shifts = isEnglish ? await everyPage.measured(page, 'layout-shift') : [];
  expect.soft(Math.max(0, ...shifts), 'nothing moves').toBeLessThanOrEqual(largestShift);
  const size = await everyPage.kilobytesOfImages(page);
  expect.soft(size, 'KB of images on the first screen').toBeLessThanOrEqual(100);
  await expect.soft(heading(page), 'one main heading').toHaveCount(1);
  // The handbook repeats each list without items. A slideshow without images keeps its text
  const emptyLists = main(page).getByRole('region', {name: /: none$/});
  const expected = page.url().endsWith('/slideshow') ? 1 : 0;
  await expect.soft(emptyLists, 'an empty list shows nothing').toHaveCount(expected);
}

async function expectRoom(): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({...desktop, width});
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await expectToFit(`${width} px, ${colorScheme}`);
    }
  }
}

async function expectSameWithoutScripts(address: string): Promise<void> {
  const expected = await readPage(page);
  await withoutScript.goto(address);
  const found = await readPage(withoutScript);
  const missing = expected.filter((text) => !found.includes(text));
  expect.soft(missing, 'nothing is missing without JavaScript').toEqual([]);
  // Only forms that an app sends, and the pager's ends, have buttons
  const idle = withoutScript.locator('button:not(:disabled, form[action] *)');
  await expect
    .soft(idle.filter({visible: true}), 'no button without JavaScript does nothing')
    .toHaveCount(0);
}

async function expectFocusInView(): Promise<void> {
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    const found = everyPage.cutOffStops(page);
    await expectNone(found, `${window.height} px high: each focused control is in view`);
  }
}

async function expectOnPaper(): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  // Colours take a moment to change
  const wrong = () => everyPage.wrongOnPaper(page);
  await expect.soft.poll(wrong, 'on paper, all is there, dark on white').toEqual([]);
  await expectToFit('on paper');
  await page.emulateMedia({media: 'screen', colorScheme: 'light'});
}

async function expectToWork(where: string): Promise<void> {
  for (const field of await main(page).locator('input:not([type="radio"]), textarea').all())
    await field.fill('EVO');
  await expectNone(deadControls(page), `${where}: each control has an effect`);
}

async function expectToWorkTranslated(address: string): Promise<void> {
  await everyPage.translate(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({...desktop, width});
    const where = `${width} px, with long words`;
    await expectNone(tooWide(page), `${where}: nothing is wider than the window`);
    // No overlaps: in the place of names, which nobody translates, long words push a list over the drawing of the map
    const cut = (await cutOrCovered(page)).filter((problem) => problem.startsWith('cut'));
    expect.soft(cut, `${where}: no text is cut`).toEqual([]);
  }
  await expectToWork('translated');
  const to = address === linked ? otherLinked : linked;
  await linkTo(page, to).click();
  await expect(page, 'translated: links lead on').toHaveURL(to);
  await page.goBack();
  await expect(page, 'translated: Back leads back').not.toHaveURL(to);
  await expect(heading(page), 'translated: Back shows the page').toBeVisible();
}

for (const address of [...allPages, unknownAddress]) {
  test(address, async () => {
    await page.goto('/robots.txt'); // ends the page before
    problems.length = 0;
    await page.setViewportSize(phone);
    await open(page, address);
    await test.step('loads quietly', expectQuietLoad);
    await test.step('has room', expectRoom);
    await test.step('is accessible', () => expectAccessible(page));
    await test.step('without JavaScript', () => expectSameWithoutScripts(address));
    await test.step('focus', expectFocusInView);
    await test.step('print', expectOnPaper);
    await test.step('controls', () => expectToWork('on a desk'));
    await test.step('translated', () => expectToWorkTranslated(address));
    // Another width needs another image than the one that was loaded before
    const expected = /was preloaded using link|This scrolls/;
    const later = problems.filter((problem) => !expected.test(problem));
    expect.soft(later, 'messages on the console later').toEqual([]);
  });
}
