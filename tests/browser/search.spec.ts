import {expect, test, type Page} from 'playwright/test';

import {contact, links} from '../../src/company/contact';
import {furtherLinks, searchLink} from '../../src/company/navigation';
import {name as words, searchIndexPath} from '../../src/company/site';
import {expectAccessible} from '../support/axe';
import {allPages} from '../support/builtPages';
import {header, opener} from '../support/header';
import {heading, main, open} from '../support/page';
import {phone} from '../support/viewports';

/** Words that pages have. */
const otherWords = furtherLinks[0]?.label ?? '';

const field = (page: Page) => main(page).getByRole('searchbox');
const status = (page: Page) => main(page).getByRole('status');
/** The results, below the number of results. */
const results = (page: Page) =>
  main(page).getByRole('list').first().getByRole('listitem').getByRole('link');

test('finds what is asked, says how many, and keeps the words in the browser', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/search');
  expect(requests.filter((url) => url.includes(searchIndexPath))).toEqual([]);
  await field(page).fill(words);
  await expect(status(page)).toHaveText(new RegExp(`“${words}”: \\d+`));
  await expect(results(page).first()).toBeVisible();
  await expectAccessible(page, 'main');
  expect(requests.filter((url) => url.includes(`q=${words}`))).toEqual([]);
});

test('works with the keyboard, and keeps the words for the way back', async ({page}) => {
  const both = `${words} ${otherWords}`;
  await open(page, `/search#q=${words}`);
  await expect(field(page)).toHaveValue(words);
  await expect(results(page).first()).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(both);
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toContainText(`“${both}”`);
  await expect(page).toHaveURL(`/search#${new URLSearchParams({q: both}).toString()}`);
  const first = results(page).first();
  const title = (await first.textContent()) ?? '';
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const to = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(field(page)).toHaveValue(both);
  await expect(first).toHaveText(title);
});

const call = (page: Page) => status(page).getByRole('link', {name: contact.phone});

test('offers the phone number when nothing is found', async ({page}) => {
  await open(page, '/search');
  await field(page).fill('zzqqx');
  await expect(status(page)).toContainText('Nothing found for “zzqqx”');
  await expect(call(page)).toHaveAttribute('href', links.phone);
});

test('offers the phone number when the search does not load, and tries again', async ({page}) => {
  await page.route(`**${searchIndexPath}`, (route) => route.abort());
  await open(page, '/contact');
  await header(page).getByRole('link', {name: searchLink.label}).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(words);
  await expect(status(page)).toContainText('did not load');
  await expect(call(page)).toHaveAttribute('href', links.phone);
  await page.unroute(`**${searchIndexPath}`);
  await field(page).fill(otherWords);
  await expect(status(page)).toContainText(`“${otherWords}”`);
});

test('says that it is searching, and gives up when the index never answers', async ({page}) => {
  await page.clock.install();
  await page.route(`**${searchIndexPath}`, () => undefined);
  await open(page, '/search');
  const requested = page.waitForRequest(`**${searchIndexPath}`);
  await field(page).fill(words);
  await requested;
  await expect(status(page)).toHaveText('Searching…');
  await page.clock.runFor(15_000);
  await expect(status(page)).toContainText('did not load');
});

test('the menu of phones has a field', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, `/search#q=${words}`);
  await opener(page).click();
  const menuField = header(page).getByRole('searchbox');
  await menuField.fill(otherWords);
  await menuField.press('Home'); // moves the cursor, not the focus
  await expect(menuField).toBeFocused();
  await menuField.press('Enter');
  await expect(page).toHaveURL(`/search#q=${encodeURIComponent(otherWords)}`);
  await expect(menuField).toBeHidden();
  await expect(status(page)).toContainText(`“${otherWords}”`);
});

test('an unknown address is a 404 page with the nearest one and a field', async ({page}) => {
  const addresses = allPages.filter((address) => /^\/[\w-]+$/.test(address));
  const nearest = addresses.sort((a, b) => a.length - b.length).at(-1) ?? '';
  await page.setViewportSize(phone);
  const response = await page.goto(`${nearest}x`);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('404');
  await expect(main(page)).toContainText('Page not found');
  await expect(status(page).getByRole('link')).toHaveAttribute('href', nearest);
  await field(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search#q=${words}`);
});
