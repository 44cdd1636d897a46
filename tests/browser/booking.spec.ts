import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import * as fares from '../../src/company/fares';
import {open} from '../support/page';

const {formatRupees, hourlyFare, rentalKeys, rentalOf, rentalTitle} = fares;
/** A rental that is booked by the hour, if there is one. */
const hourly = Object.values(fares.rentals).find((each) => each.hours);
const [last] = Object.values(fares.rentals).slice(-1);
const maximum = hourly?.hours?.maximum ?? 0;
const chooser = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const rental = (page: Page, key: string) =>
  chooser(page).getByRole('radio', {name: rentalOf(key).name});
const hours = (page: Page) => page.getByRole('group', {name: 'Hours'});
/** The chooser and its answer. */
const booking = (page: Page) => page.getByRole('region').filter({has: chooser(page)});

/** Expects the answer for one rental only: its title and price. */
async function expectAnswer(page: Page, key: string, rupees: number): Promise<void> {
  const price = formatRupees(rupees);
  for (const each of rentalKeys) {
    const title = booking(page).getByRole('heading', {name: rentalTitle(each), exact: true});
    await expect(title).toBeVisible({visible: each === key});
  }
  await expect(
    booking(page).getByText(price, {exact: true}).filter({visible: true}).first(),
  ).toBeVisible();
}

/** Expects messages about a rental, with blanks for the rest. */
async function expectMessages(page: Page, key: string, rupees: number): Promise<void> {
  const {inSentence} = rentalOf(key);
  const texts = [inSentence, formatRupees(rupees), 'Pickup', 'Drop-off', 'Date and time'];
  for (const [name, start] of Object.entries({WhatsApp: links.whatsapp, SMS: links.sms})) {
    if (!start) continue;
    const link = booking(page).getByRole('link', {name});
    for (const text of [start, ...texts])
      await expect
        .poll(async () => decodeURIComponent((await link.getAttribute('href')) ?? ''))
        .toContain(text);
  }
}

/** Chooses every rental and the most hours. Scripts write the messages. */
async function chooseAll(page: Page, hasScripts: boolean): Promise<void> {
  for (const key of rentalKeys) {
    await rental(page, key).check();
    await expectAnswer(page, key, rentalOf(key).from);
    if (hasScripts) await expectMessages(page, key, rentalOf(key).from);
    await expect(hours(page)).toBeVisible({visible: rentalOf(key).hours !== undefined});
  }
  if (!hourly) return;
  await rental(page, hourly.key).check();
  await hours(page)
    .getByRole('radio', {name: String(maximum)})
    .check();
  const {rupees} = hourlyFare(hourly.key, maximum);
  await expectAnswer(page, hourly.key, rupees);
  if (hasScripts) await expectMessages(page, hourly.key, rupees);
}

test('the chooser answers every rental, announces it, and sends nothing', async ({
  page,
  context,
}) => {
  await open(page, fares.bookingPath(last?.key));
  const status = booking(page).getByRole('status');
  await expect(rental(page, last?.key ?? '')).toBeChecked();
  await expect(status).toBeEmpty(); // silent until the visitor chooses
  await page.waitForLoadState('networkidle');
  const before = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await chooseAll(page, true);
  if (hourly)
    await expect(status).toContainText(formatRupees(hourlyFare(hourly.key, maximum).rupees));
  expect(requests).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
});

test('Book Now on a rental section chooses that rental', async ({page}) => {
  const {key, from} = rentalOf(rentalKeys.at(-1) ?? '');
  await open(page, '/ride');
  await page.locator(`[id="${key}"]`).getByRole('link', {name: 'Book Now'}).click();
  await expect(page).toHaveURL(fares.bookingPath(key));
  await expect(rental(page, key)).toBeChecked();
  await expect(chooser(page)).toBeInViewport();
  await expectAnswer(page, key, from);
  await expectMessages(page, key, from);
  await open(page, fares.bookingPath('helicopter'));
  await expect(chooser(page).getByRole('radio').first()).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every rental shows its price and its answer', async ({page}) => {
    await page.goto('/');
    for (const key of rentalKeys)
      await expect(rental(page, key)).toHaveAccessibleName(
        new RegExp(formatRupees(rentalOf(key).from)),
      );
    await chooseAll(page, false);
    const message = booking(page).getByRole('link', {name: 'Send by'}).first();
    if (links.sms ?? links.whatsapp) await expect(message).toHaveAttribute('href', /Rental/);
  });
});
