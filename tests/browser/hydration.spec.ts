/** Pages that load slowly, that a translator or another extension changes, or whose scripts fail. */
import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {readPage, translate} from '../support/everyPage';
import {header, openers} from '../support/header';
import * as support from '../support/page';
import {phone} from '../support/viewports';

const {footer, heading, holdScripts, hydrated, linked, linkTo, main, open, otherLinked} = support;
const formPage = '/handbook/partner-form';

for (const {what, address, act} of [
  {
    what: 'the menu',
    address: '/',
    act: async (page: Page) => {
      await openers(page).click();
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link').locator(':scope:focus')).toBeVisible();
    },
  },
  {
    what: 'a rental',
    address: '/handbook/booking',
    act: (page: Page) => main(page).getByRole('radio').last().press('Space'),
  },
  {
    what: 'a half-filled form',
    address: formPage,
    act: async (page: Page) => {
      await main(page).getByRole('textbox').first().fill('A. Visitor');
      await main(page).getByRole('textbox').last().fill('Short');
    },
  },
]) {
  test(`${what} survives the scripts of a page that an extension has changed`, async ({page}) => {
    await page.setViewportSize(phone);
    const release = await holdScripts(page);
    await page.goto(address, {waitUntil: 'commit'});
    await footer(page).waitFor();
    await translate(page);
    await act(page);
    const before = await readPage(page);
    const focused = page.locator(':focus');
    const focus = (await focused.textContent()) ?? '';
    release();
    await hydrated(page);
    await expect(focused).toHaveText(focus);
    await expect.poll(() => readPage(page)).toEqual(before);
  });
}

test('a half-filled form is kept on a trip to another page', async ({page}) => {
  await open(page, formPage);
  const message = page.getByLabel('Message');
  await message.fill('Short');
  await linkTo(page, linked).click();
  await expect(page).toHaveURL(linked);
  await page.goBack();
  await expect(message).toHaveValue('Short');
  await page.goto(otherLinked); // a page load
  await page.goBack();
  await expect(message).toHaveValue('Short');
});

test('a page that crashes offers the phone, booking and a way to reload', async ({page}) => {
  await open(page, '/help');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    Object.defineProperty(Node.prototype, 'removeChild', {
      value: (child: ChildNode) => {
        child.remove();
        if (child.contains(main)) throw new Error('Another script has changed the page');
        return child;
      },
    });
  });
  await linkTo(page, linked).click();
  await expect(main(page).locator(`a[href="${links.phone}"]`).first()).toBeInViewport();
  await expect(main(page).locator('a[href="/#book"]')).toBeVisible();
  await main(page).getByRole('button', {name: 'Reload'}).click();
  await expect(main(page).getByRole('button', {name: 'Reload'})).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a window that is still empty is ${colorScheme}, as its page will be`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, linked);
    const colorOf = (tag: string) =>
      page.locator(tag).evaluate((element) => getComputedStyle(element).backgroundColor);
    const colorOfPage = await colorOf('body');
    await page.evaluate(() => {
      delete document.documentElement.dataset['theme']; // a script sets it after the first paint
    });
    expect(await colorOf('html')).toBe(colorOfPage);
  });
}
