import {expect, test, type Page} from 'playwright/test';

import {footerLink, holdScripts, hydrated, painted} from '../support/page';
import {phone, tablet} from '../support/viewports';

/** The values of the visible fields, and the visible answers. */
const state = async (page: Page) => ({
  fields: await page
    .locator('main :is(input, textarea)')
    .filter({visible: true})
    .evaluateAll((all: HTMLInputElement[]) => all.map(({value, checked}) => `${value} ${checked}`)),
  texts: await page.locator('main :is(p, dd)').filter({visible: true}).allTextContents(),
});

/** Loads another page of this site, as browsers may save the form of a site that they leave too late. */
const loadOther = async (page: Page) => {
  await page.goto('/privacy');
  await page.goBack();
  await hydrated(page);
};
const followLink = async (page: Page) => {
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
};

const openFirstMenu = async (page: Page) => {
  await page.locator('header summary:visible').first().click();
  await page.keyboard.press('Tab');
  await expect(page.locator('header a:focus')).toBeVisible();
};

for (const {what, address, viewport, act, trips = []} of [
  {what: 'a dropdown', address: '/', viewport: tablet, act: openFirstMenu},
  {what: 'the menu of a phone', address: '/', viewport: phone, act: openFirstMenu},
  {
    what: 'an answer',
    address: '/business',
    viewport: phone,
    act: async (page: Page) => {
      await page
        .locator('summary', {has: page.locator('h3')})
        .first()
        .click();
      await page.keyboard.press('Tab');
      await expect(page.locator('details[open] a:focus')).toBeVisible();
    },
  },
  {
    what: 'a rental and its hours',
    // Without #book: a browser that still loads a page moves the focus there when the last script has run
    address: '/?rental=airport',
    viewport: phone,
    act: async (page: Page) => {
      await page.getByRole('radio', {name: 'Hourly'}).check();
      await page.getByRole('radio', {name: '3', exact: true}).check();
    },
    trips: [loadOther],
  },
  {
    what: 'a half-filled form',
    address: '/charge',
    viewport: phone,
    act: async (page: Page) => {
      await page.getByLabel('Name', {exact: true}).fill('Ritu Deka');
      await page.getByLabel('Message').fill('Short');
    },
    trips: [loadOther, followLink, loadOther],
  },
]) {
  test(`${what} survives hydration and ${trips.length} trips to other pages`, async ({page}) => {
    await page.setViewportSize(viewport);
    const release = await holdScripts(page);
    await page.goto(address, {waitUntil: 'commit'});
    await act(page);
    const before = await state(page);
    const focused = page.locator(':focus');
    const focus = (await focused.textContent()) ?? '';
    release();
    await hydrated(page);
    await painted(page);
    await expect(focused).toHaveText(focus);
    expect(await state(page)).toEqual(before);
    for (const goAndReturn of trips) {
      await goAndReturn(page);
      await painted(page);
      await expect.poll(() => state(page)).toEqual(before);
    }
  });
}
