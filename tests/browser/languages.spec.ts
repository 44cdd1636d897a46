import {expect, test, type Page} from 'playwright/test';

import {languages} from '../../src/company/languages';
import {regionNames} from '../../src/company/region';
import {footerLink, open, phone} from '../support/page';

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
  const choose = async (name: string) => {
    await menu.click();
    await header.getByRole('link', {name, exact: true}).last().click();
  };
  await menu.click();
  await expect.poll(() => loadedFonts(page)).toEqual([nameFont, nameFont]);
  await menu.click();
  await choose('অসমীয়া');
  await expect(page).toHaveURL('/as');
  await expect(html).toHaveAttribute('lang', 'as');
  await expect(header.getByRole('link', {name: 'বুক কৰক'})).toBeVisible();
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(['Anek Bangla 500', 'Anek Bangla 700', nameFont, nameFont]);
  await choose('हिन्दी');
  await expect(page).toHaveURL('/hi');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(header.getByRole('link', {name: 'बुक करें'})).toBeVisible();
  await choose('English');
  await expect(page).toHaveURL('/');
  await expect(html).toHaveAttribute('lang', 'en-IN');
  await expect(header.getByRole('link', {name: 'Book Now'})).toBeVisible();
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1);
  await footerLink(page, 'About').click();
  await expect(page.locator('link[rel="alternate"][hreflang="as"]')).toHaveCount(0);
});

test('the names of the region and of the languages have their own fonts', async ({page}) => {
  await open(page, '/about');
  for (const [language, name] of Object.entries(regionNames)) {
    const line = page.locator(`main [lang="${language}"]`);
    await line.scrollIntoViewIfNeeded();
    await expect(line).toHaveText(name);
  }
  const count = 2 * Object.keys(regionNames).length; // the languages' names are in the footer
  await expect.poll(() => loadedFonts(page)).toHaveLength(count);
});
