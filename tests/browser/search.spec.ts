import {expect, test, type Page} from 'playwright/test';

import {contact, links as contactLinks} from '../../src/company/contact';
import {searchLink} from '../../src/company/navigation';
import {searchIndexPath} from '../../src/company/site';
import {violations} from '../support/axe';
import {open, watch} from '../support/page';
import {phone} from '../support/viewports';

const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('p')});
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('finds what is asked, says how many, and keeps the words in the browser', async ({page}) => {
  const problems = watch(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/search');
  expect(requests.filter((url) => url.includes(searchIndexPath))).toEqual([]);
  await field(page).fill('cherapunji');
  await expect(status(page)).toHaveText(/“cherapunji”: \d+/);
  const result = results(page).filter({has: page.locator('a[href="/ride#shillong"]')});
  await expect(result).toContainText('Cherrapunji');
  expect(await violations(page, {within: 'main'})).toEqual([]);
  expect(requests.filter((url) => url.includes('cherapunji'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('works with the keyboard, and keeps the words for the way back', async ({page}) => {
  await open(page, '/search#q=pay');
  await expect(field(page)).toHaveValue('pay');
  await expect(results(page).first()).toContainText('How can I pay?');
  await field(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('reach a person');
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toContainText('“reach a person”');
  await expect(page).toHaveURL('/search#q=reach%20a%20person');
  await page.keyboard.press('Tab');
  const first = results(page).first().getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help#how-do-i-reach-a-person');
  await page.goBack();
  await expect(field(page)).toHaveValue('reach a person');
  await expect(first).toHaveText('How do I reach a person?');
});

test('offers the phone number when nothing is found, and when the search does not load', async ({
  page,
}) => {
  await page.route(`**${searchIndexPath}`, (route) => route.abort());
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', {name: searchLink.label}).click();
  await expect(field(page)).toBeFocused();
  const call = status(page).getByRole('link', {name: contact.phone});
  await field(page).fill('hourly');
  await expect(status(page)).toContainText('did not load');
  await expect(call).toHaveAttribute('href', contactLinks.phone);
  await page.unroute(`**${searchIndexPath}`);
  await field(page).fill('zzqqx');
  await expect(status(page)).toContainText('Nothing found for “zzqqx”');
  await expect(call).toHaveAttribute('href', contactLinks.phone);
});

test('the menu of phones has a field', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/search#q=airport');
  await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
  const menuField = page.getByRole('banner').getByRole('searchbox');
  await menuField.fill('hourly');
  await menuField.press('Home'); // moves the cursor, not the focus
  await expect(menuField).toBeFocused();
  await menuField.press('Enter');
  await expect(page).toHaveURL('/search#q=hourly');
  await expect(menuField).toBeHidden();
  await expect(results(page).first()).toContainText('Hourly');
});

test('a page that does not exist suggests the nearest one, and has a field', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/abuot');
  await expect(status(page).getByRole('link')).toHaveAttribute('href', '/about');
  expect(await violations(page, {within: 'main'})).toEqual([]);
  await field(page).fill('hourly');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search#q=hourly');
});
