import {expect, test, type Page} from 'playwright/test';

import {languages} from '../../src/company/languages';
import {footerLink, open} from '../support/page';
import {phone} from '../support/viewports';

/** Returns the loaded fonts of other scripts than Latin, with their weights. */
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({status}) => status === 'loaded');
    const names = loaded.map(({family, weight}) => `${family.replaceAll('"', '')} ${weight}`);
    return names.filter((name) => !/Latin|fallback/.test(name)).sort();
  });

/** A font with only the letters of the names of a language and of the region. */
const nameFont = 'Anek Names 500 699';

test('the menu of a phone leads to each language, with its own font, labels and `lang`', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/ride');
  const html = page.locator('html');
  const header = page.getByRole('banner');
  const menu = header.locator('[aria-expanded]').last();
  await menu.click();
  await expect.poll(() => loadedFonts(page)).toEqual([nameFont, nameFont]);
  await menu.click();
  for (const [name, path, lang, book, font] of [
    ['অসমীয়া', '/as', 'as', 'বুক কৰক', 'Anek Bangla 700'],
    ['हिन्दी', '/hi', 'hi', 'बुक करें', 'Anek Devanagari 700'],
    ['English', '/', 'en-IN', 'Book Now', nameFont],
  ] as const) {
    await menu.click();
    await header.getByRole('link', {name, exact: true}).last().click();
    await expect(page).toHaveURL(path);
    await expect(html).toHaveAttribute('lang', lang);
    await expect(header.getByRole('link', {name: book})).toBeVisible();
    await expect.poll(() => loadedFonts(page)).toContain(font);
  }
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1);
  await footerLink(page, 'About').click();
  await expect(page.locator('link[rel="alternate"][hreflang="as"]')).toHaveCount(0);
});

test('the names of the region and of the languages have their own fonts', async ({page}) => {
  await open(page, '/about');
  const named = languages.filter(({region}) => region);
  for (const {code, region = ''} of named) {
    const line = page.locator(`main [lang="${code}"]`);
    await line.scrollIntoViewIfNeeded();
    await expect(line).toHaveText(region);
  }
  const count = 2 * named.length; // the languages' names are in the footer
  await expect.poll(() => loadedFonts(page)).toHaveLength(count);
});
