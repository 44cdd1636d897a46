import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import * as fares from '../../src/company/fares';
import {open} from '../support/page';

const {formatRupees, hourly, hourlyFare, rentalKeys, rentals} = fares;
const board = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const rental = (page: Page, key: fares.RentalKey) =>
  board(page).getByRole('radio', {name: rentals[key].name});
const hours = (page: Page) => page.getByRole('group', {name: 'Hours'});
const hour = (page: Page, count: number) => hours(page).getByRole('radio', {name: String(count)});
/** The board and its answer. */
const desk = (page: Page) => board(page).locator('..');

/** Expects one visible answer: this rental, this price, and messages about it. */
async function expectAnswer(page: Page, key: fares.RentalKey, rupees: number): Promise<void> {
  const price = formatRupees(rupees);
  await expect(desk(page).getByRole('heading')).toHaveText([`${rentals[key].name} rental`]);
  await expect(desk(page).getByText(price, {exact: true}).filter({visible: true})).not.toHaveCount(
    0,
  );
  for (const start of [`${links.whatsapp}?text=`, `${links.sms}?body=`]) {
    const link = desk(page).locator(`a[href^="${start}"]`).filter({visible: true});
    const message = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(message).toContain(`please book ${rentals[key].inSentence}`);
    expect(message).toContain(price);
  }
}

/** Chooses every rental and the most hours. */
async function chooseAll(page: Page): Promise<void> {
  for (const key of rentalKeys) {
    await rental(page, key).check();
    await expectAnswer(page, key, rentals[key].from);
    await expect(hours(page)).toHaveCount(key === 'hourly' ? 1 : 0);
  }
  await rental(page, 'hourly').check();
  await hour(page, hourly.maximumHours).check();
  await expectAnswer(page, 'hourly', hourlyFare(hourly.maximumHours).rupees);
}

test('the chooser answers every rental, announces it, and sends nothing', async ({
  page,
  context,
}) => {
  await open(page, '/?rental=hourly#book');
  const status = desk(page).getByRole('status');
  await expect(rental(page, 'hourly')).toBeChecked();
  await expect(status).toHaveText(''); // silent until the visitor chooses
  await desk(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await chooseAll(page);
  await expect(status).toContainText(formatRupees(hourlyFare(hourly.maximumHours).rupees));
  expect(requests).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
});

test('Book Now on a rental section chooses that rental', async ({page}) => {
  await open(page, '/ride');
  await page.locator('#shillong').getByRole('link', {name: 'Book Now'}).click();
  await expect(page).toHaveURL('/?rental=shillong#book');
  await expect(rental(page, 'shillong')).toBeChecked();
  await expect(desk(page)).toBeInViewport();
  await expectAnswer(page, 'shillong', rentals.shillong.from);
  await open(page, '/?rental=helicopter#book'); // unknown: the first rental stays chosen
  await expect(rental(page, 'airport')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every rental shows its price and its answer', async ({page}) => {
    await page.goto('/');
    for (const key of rentalKeys) {
      const card = rental(page, key).locator('..');
      await expect(card).toContainText(formatRupees(rentals[key].from));
    }
    await chooseAll(page);
  });
});

test(
  'browsers without :has() show every answer and no control that does nothing',
  {tag: '@rare'},
  async ({page}) => {
    await page.route(/(?:\/|\.css)$/, async (route) => {
      const response = await route.fetch();
      // The page would block a stylesheet with another hash
      const body = (await response.text())
        .replaceAll(':has(', ':no(')
        .replaceAll(/ integrity="?[^\s">]+"?/g, '');
      await route.fulfill({response, body});
    });
    await open(page, '/');
    const book = page.locator('section', {has: page.locator('#book')}).or(page.locator('#book'));
    for (const key of rentalKeys) {
      const title = book.getByRole('heading', {name: `${rentals[key].name} rental`});
      await expect(title.first()).toBeVisible();
    }
    await expect(book.getByRole('radio')).toHaveCount(0);
    await expect(book.getByRole('link', {name: 'Call to Book'}).first()).toBeVisible();
    await expect(book.getByRole('link', {name: /Send by/})).toHaveCount(0);
  },
);

test('forced colours tell the chosen rental and hour apart', {tag: '@rare'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/');
  await rental(page, 'hourly').check();
  await hour(page, 3).check();
  await page.mouse.move(0, 0);
  const labels = desk(page).locator('label').filter({visible: true});
  for (const label of await labels.all()) {
    const isChosen = await label.getByRole('radio').isChecked();
    await expect(label).toHaveCSS('outline-style', isChosen ? 'solid' : 'none');
  }
});
