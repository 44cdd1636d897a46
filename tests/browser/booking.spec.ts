import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import * as fares from '../../src/company/fares';
import {open} from '../support/page';

const {formatRupees, hourly, hourlyFare, rentalKeys, rentals, rentalTitle} = fares;
const chooser = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const rental = (page: Page, key: fares.RentalKey) =>
  chooser(page).getByRole('radio', {name: rentals[key].name});
const hours = (page: Page) => page.getByRole('group', {name: 'Hours'});
/** The chooser and its answer. */
const booking = (page: Page) => page.getByRole('region').filter({has: chooser(page)});

/** Expects the answer for one rental only: its title and price. */
async function expectAnswer(page: Page, key: fares.RentalKey, rupees: number): Promise<void> {
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
async function expectMessages(page: Page, key: fares.RentalKey, rupees: number): Promise<void> {
  const {inSentence} = rentals[key];
  const texts = [inSentence, formatRupees(rupees), 'Pickup', 'Drop-off', 'Date and time'];
  for (const [name, start] of [
    ['WhatsApp', links.whatsapp],
    ['SMS', links.sms],
  ] as const) {
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
    await expectAnswer(page, key, rentals[key].from);
    if (hasScripts) await expectMessages(page, key, rentals[key].from);
    await expect(hours(page)).toBeVisible({visible: key === 'hourly'});
  }
  await rental(page, 'hourly').check();
  await hours(page)
    .getByRole('radio', {name: String(hourly.maximumHours)})
    .check();
  const {rupees} = hourlyFare(hourly.maximumHours);
  await expectAnswer(page, 'hourly', rupees);
  if (hasScripts) await expectMessages(page, 'hourly', rupees);
}

test('the chooser answers every rental, announces it, and sends nothing', async ({
  page,
  context,
}) => {
  await open(page, '/?rental=hourly#book');
  const status = booking(page).getByRole('status');
  await expect(rental(page, 'hourly')).toBeChecked();
  await expect(status).toBeEmpty(); // silent until the visitor chooses
  await page.waitForLoadState('networkidle');
  const before = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await chooseAll(page, true);
  await expect(status).toContainText(formatRupees(hourlyFare(hourly.maximumHours).rupees));
  expect(requests).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
});

test('Book Now on a rental section chooses that rental', async ({page}) => {
  await open(page, '/ride');
  await page.locator('#shillong').getByRole('link', {name: 'Book Now'}).click();
  await expect(page).toHaveURL('/?rental=shillong#book');
  await expect(rental(page, 'shillong')).toBeChecked();
  await expect(chooser(page)).toBeInViewport();
  await expectAnswer(page, 'shillong', rentals.shillong.from);
  await expectMessages(page, 'shillong', rentals.shillong.from);
  await open(page, '/?rental=helicopter#book');
  await expect(rental(page, 'airport')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every rental shows its price and its answer', async ({page}) => {
    await page.goto('/');
    for (const key of rentalKeys)
      await expect(rental(page, key)).toHaveAccessibleName(
        new RegExp(formatRupees(rentals[key].from)),
      );
    await chooseAll(page, false);
    const message = booking(page).getByRole('link', {name: 'WhatsApp'});
    await expect(message).toHaveAttribute('href', /Rental/);
  });
});
