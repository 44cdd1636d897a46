import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test, type Page} from 'playwright/test';
import {globSync} from 'tinyglobby';

import {follow, pageAt} from '../build/pages';
import {setScheme, violations} from '../support/axe';
import {build, root} from '../support/builtSite';
import {filesIn} from '../support/files';
import {footerLink, heading, hydrated, painted, resize, sticksOut, watch} from '../support/page';
import {desktop, phone, widths} from '../support/viewports';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

const handbookFiles = globSync(
  ['src/handbook/*.mdx', 'src/sections/*/*.mdx', 'src/elements/*/*.mdx'],
  {cwd: root},
).sort();

/** `src/sections/FareIndex/FareIndex.mdx` is `/handbook/fare-index`. */
const addresses = handbookFiles.map((file) => {
  const name = path.basename(file, '.mdx').replace(/\B[A-Z]/g, '-$&');
  return name === 'index' ? '/handbook' : `/handbook/${name.toLowerCase()}`;
});

/** Counts the examples in a page's file. */
const examplesIn = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').match(/^<Example\b/gm)?.length ?? 0;

/** Opens a page of the handbook and waits until its examples are rendered. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  for (const frame of await page.locator('iframe').all()) {
    await frame.contentFrame().locator('body > *').first().waitFor();
  }
  await painted(page);
}

for (const [index, file] of handbookFiles.entries()) {
  const address = addresses[index] ?? '';

  test(`${address} opens cleanly, fits, is accessible, and has examples whose links work`, async ({
    page,
  }) => {
    test.setTimeout(180_000); // a page with six examples is seven documents
    const problems = watch(page);
    await openPage(page, address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('iframe')).toHaveCount(examplesIn(file));
    for (const width of widths) {
      await resize(page, width);
      for (const [number, frame] of page.frames().entries())
        expect.soft(await sticksOut(frame), `frame ${number} at ${width} px`).toEqual([]);
    }
    for (const frame of page.frames().slice(1)) {
      const hrefs = await frame
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      // An example shows a part of a page: its anchors may be elsewhere
      const elsewhere = hrefs.filter((href) => !href.startsWith('#'));
      const targets = elsewhere.map((href) => follow(href, pageAt(address)));
      expect.soft(targets.filter(({kind}) => kind === 'nothing')).toEqual([]);
    }
    for (const theme of ['light', 'dark'] as const) {
      await setScheme(page, theme);
      for (const {width} of [phone, desktop]) {
        await resize(page, width);
        expect.soft(await violations(page), `${theme}, ${width} px`).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
}

// src/plugins/handbook/remark.test.ts compares them with the file
test('the lines under an example are copied as they are', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/handbook/rental');
  const lines = page.getByRole('group', {name: 'Lines of example 1'});
  await lines.getByRole('button', {name: 'Copy'}).click();
  await expect(lines.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect((await lines.locator('pre').innerText()).trim()).toBe(copied);
});

test('an example can be looked at as on a phone, a tablet and a desktop', async ({page}) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/handbook/hero');
  const frame = page.locator('iframe').first();
  const windows = page.getByRole('group', {name: 'Window of example 1'});
  const body = page.frames()[1];
  const loadedFonts = () =>
    body?.evaluate(() =>
      [...document.fonts]
        .filter(({status}) => status === 'loaded')
        .map(({family}) => family.replaceAll('"', '')),
    );
  await expect.poll(loadedFonts).toContain('Anek Latin'); // the site's own
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    const button = windows.getByRole('button', {name});
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => body?.evaluate(() => window.innerWidth)).toBe(width);
    // The frame is as tall as its content
    await expect
      .poll(() =>
        body?.evaluate(() => window.innerHeight - document.body.getBoundingClientRect().height),
      )
      .toBeLessThan(1);
    const {width: room = 0} = (await page.locator('main').boundingBox()) ?? {};
    const {width: shown = 0} = (await frame.boundingBox()) ?? {};
    expect(shown).toBeLessThanOrEqual(room);
  }
});

test('a link in an example opens its page in the window, not in the example', async ({page}) => {
  await openPage(page, '/handbook/rental');
  const example = page.locator('iframe').first().contentFrame();
  await example.getByRole('link', {name: 'Book Now'}).first().click();
  await expect(page).toHaveURL(/\/\?rental=airport#book$/);
  await expect(heading(page)).toBeVisible();
});

test('the handbook is reached from the foot of every page', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await footerLink(page, 'Handbook').click();
  await expect(heading(page)).toHaveText('The handbook');
});

test('on a phone the list of pages opens over the page and closes when one is chosen', async ({
  page,
}) => {
  await openPage(page, '/handbook');
  const list = page.getByRole('navigation', {name: 'Handbook'});
  await list.getByText('All pages of the handbook').click();
  await list.getByRole('link', {name: 'Rental', exact: true}).click();
  await expect(heading(page)).toHaveText('Rental');
  await expect(list.getByRole('link', {name: 'Hero', exact: true})).toBeHidden();
});

test('previews do not have the editor', () => {
  expect(filesIn(build).filter((file) => /^admin\b|sveltia/i.test(file))).toEqual([]);
});
