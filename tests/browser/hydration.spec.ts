/** Pages that load slowly, that a translator or another extension changes, or whose scripts fail. */
import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {button, carousels} from '../support/carousel';
import {header, navLink, openMenu} from '../support/header';
import {footer, footerLink, heading, holdScripts, hydrated, main, open} from '../support/page';
import {phone} from '../support/viewports';

/** Replaces the texts of the page, now and whenever they change, as translators of browsers do. */
const translate = () => {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, font') || !text.data.trim()) continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  replaceTexts();
  new MutationObserver(replaceTexts).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

test('a translated page works', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.setViewportSize(phone);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await page.evaluate(translate);

  await main(page).getByRole('radio', {name: 'Hourly'}).check();
  await main(page).getByRole('radio', {name: '8', exact: true}).check();
  await expect(main(page).getByRole('status').first()).toContainText('2,152');
  await button(carousels(page).first(), 'Slide 2').click();
  await expect(carousels(page).first().getByRole('status')).toContainText('2 of');
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await expect(page.getByRole('button', {name: 'Light theme'})).toBeVisible();

  await openMenu(page);
  await navLink(page, 'EVO Business').click();
  await expect(page).toHaveURL('/business');
  const questions = main(page).getByRole('region').filter({hasText: 'Contact Support'});
  for (const question of await questions.getByRole('heading', {level: 3}).all())
    await question.click();
  await button(carousels(page).last(), 'Next').click();
  await expect(carousels(page).last().getByRole('status')).toContainText('2 of');

  await openMenu(page);
  await navLink(page, 'Evo Taxi Charge').click();
  await expect(page).toHaveURL('/charge');
  const form = main(page).getByRole('form');
  const send = form.getByRole('button', {name: 'Continue in Email'});
  await send.click();
  await expect(form.getByText('Enter 10 to 1,000')).toBeVisible();
  await form.getByLabel('Message').fill('A bay in Tezpur.');
  await expect(form.getByText('Enter 10 to 1,000')).toBeHidden();

  await footerLink(page, 'Search').click();
  for (const [words, answer] of [
    ['hourly', '“hourly”'],
    ['zzqqx', 'Nothing found'],
    ['airport', '“airport”'],
  ] as const) {
    await main(page).getByRole('searchbox').fill(words);
    await expect(main(page).getByRole('status')).toContainText(answer);
  }
  await footerLink(page, 'News').click();
  await main(page).getByRole('article').getByRole('link').first().click();
  await main(page).getByRole('button', {name: 'Copy Link'}).click();
  await expect(main(page).getByRole('status')).toContainText('Copied');
  for (const url of ['/news', /\/search/, '/charge', '/business', '/']) {
    await page.goBack();
    await expect(page).toHaveURL(url);
  }
  await expect(heading(page)).toBeVisible();
  expect(errors).toEqual([]);
});

/** The values of the visible fields, and the visible answers. */
const state = async (page: Page) => ({
  fields: await page
    .locator('main :is(input, textarea)')
    .filter({visible: true})
    .evaluateAll((all: HTMLInputElement[]) => all.map(({value, checked}) => `${value} ${checked}`)),
  texts: await page.locator('main :is(p, dd)').filter({visible: true}).allTextContents(),
});

for (const {what, address, act} of [
  {
    what: 'the menu',
    address: '/',
    act: async (page: Page) => {
      await header(page).locator('summary').filter({visible: true}).click();
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link').locator(':scope:focus')).toBeVisible();
    },
  },
  {
    what: 'a rental and its hours',
    // Without #book: a browser that still loads a page moves the focus there when the last script has run
    address: '/?rental=airport',
    act: async (page: Page) => {
      await page.getByRole('radio', {name: 'Hourly'}).check();
      await page.getByRole('radio', {name: '3', exact: true}).check();
    },
  },
  {
    what: 'a half-filled form',
    address: '/charge',
    act: async (page: Page) => {
      await page.getByLabel('Name', {exact: true}).fill('Ritu Deka');
      await page.getByLabel('Message').fill('Short');
    },
  },
]) {
  test(`${what}, used before the scripts arrive, survives them on a page that an extension has changed`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const release = await holdScripts(page);
    await page.goto(address, {waitUntil: 'commit'});
    await footer(page).waitFor();
    await page.evaluate(translate);
    await act(page);
    const before = await state(page);
    const focused = page.locator(':focus');
    const focus = (await focused.textContent()) ?? '';
    release();
    await hydrated(page);
    await expect(focused).toHaveText(focus);
    await expect.poll(() => state(page)).toEqual(before);
  });
}

test('a half-filled form is kept on a trip to another page', async ({page}) => {
  await open(page, '/charge');
  const message = page.getByLabel('Message');
  await message.fill('Short');
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(message).toHaveValue('Short');
  await page.goto('/privacy'); // a page load
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
  await footerLink(page, 'About').click();
  await expect(main(page).locator(`a[href="${links.phone}"]`).first()).toBeInViewport();
  await expect(main(page).locator('a[href="/#book"]')).toBeVisible();
  await main(page).getByRole('link', {name: 'Reload'}).click();
  await expect(main(page).getByRole('link', {name: 'Reload'})).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});
