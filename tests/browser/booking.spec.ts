import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {
  formatRupees,
  hourly,
  hourlyFare,
  rentalKeys,
  rentals,
  type RentalKey,
} from '../../src/company/fares';
import {holdScripts, hydrated, open, painted} from '../support/page';

const board = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const rental = (page: Page, key: RentalKey) =>
  board(page).getByRole('radio', {name: rentals[key].name});
const hours = (page: Page) => page.getByRole('group', {name: 'Hours'});
const hour = (page: Page, count: number) => hours(page).getByRole('radio', {name: String(count)});
/** The board and its answer. */
const desk = (page: Page) => board(page).locator('..');

/** Expects one visible answer: this rental, this price, and messages about it. */
async function expectAnswer(page: Page, key: RentalKey, price: string): Promise<void> {
  const {name, inSentence} = rentals[key];
  await expect(desk(page).getByRole('heading')).toHaveText([`${name} rental`]);
  const prices = desk(page).getByText(price, {exact: true}).filter({visible: true});
  await expect(prices.last()).toBeVisible();
  for (const [label, start] of [
    ['Send by WhatsApp', `${links.whatsapp}?text=`],
    ['Send by SMS', `${links.sms}?body=`],
  ] as const) {
    const href = (await desk(page).getByRole('link', {name: label}).getAttribute('href')) ?? '';
    expect(href.slice(0, start.length)).toBe(start);
    const message = decodeURIComponent(href.slice(start.length));
    expect(message).toContain(`please book ${inSentence}`);
    expect(message).toContain(price);
  }
}

test('the chooser answers every rental and every hour, announces it, and sends nothing', async ({
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

  for (let count = 1; count <= hourly.maximumHours; count += 1) {
    await hour(page, count).check();
    await expectAnswer(page, 'hourly', formatRupees(hourlyFare(count).rupees));
  }
  await expect(status).toContainText(formatRupees(hourlyFare(hourly.maximumHours).rupees));
  for (const key of rentalKeys.filter((each) => each !== 'hourly')) {
    await rental(page, key).check();
    await expectAnswer(page, key, formatRupees(rentals[key].from));
    await expect(hours(page)).toHaveCount(0);
    await expect(status).toContainText(formatRupees(rentals[key].from));
  }
  expect(requests).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
});

test('Book Now on a rental section chooses that rental', async ({page}) => {
  for (const key of ['shillong', 'interdistrict'] as const) {
    await open(page, '/ride');
    await page.locator(`#${key}`).getByRole('link', {name: 'Book Now'}).click();
    await expect(page).toHaveURL(`/?rental=${key}#book`);
    await expect(rental(page, key)).toBeChecked();
    await expect(desk(page)).toBeInViewport();
    await expectAnswer(page, key, formatRupees(rentals[key].from));
  }
  await open(page, '/?rental=helicopter#book'); // unknown: the first rental stays chosen
  await expect(rental(page, 'airport')).toBeChecked();
});

test('a choice survives hydration and coming back from another document', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/?rental=airport#book', {waitUntil: 'commit'});
  await rental(page, 'hourly').check();
  await hour(page, 3).check();
  const price = formatRupees(hourlyFare(3).rupees);
  await expectAnswer(page, 'hourly', price); // by the stylesheet alone
  release();
  await hydrated(page);
  await painted(page);
  await expect(rental(page, 'hourly')).toBeChecked();
  await expectAnswer(page, 'hourly', price);

  await page.goto('/cookies'); // loads a new document, as another site would
  await page.goBack();
  await hydrated(page);
  await painted(page);
  await expect(rental(page, 'hourly')).toBeChecked();
  await expectAnswer(page, 'hourly', price);
});

test('the arrow keys choose, and the focus is visible', async ({page}) => {
  await open(page, '/');
  await rental(page, 'airport').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rental(page, 'hourly')).toBeFocused();
  const outlined = page.locator('label', {has: page.locator(':focus')});
  await expect(outlined).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(hour(page, 2)).toBeChecked();
  await expect(outlined).toHaveCSS('outline-style', 'solid');
  await expectAnswer(page, 'hourly', formatRupees(hourlyFare(2).rupees));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every rental shows its price and its answer', async ({page}) => {
    await page.goto('/');
    for (const key of rentalKeys) {
      const price = formatRupees(rentals[key].from);
      await expect(rental(page, key).locator('..')).toContainText(price);
      await rental(page, key).check();
      await expectAnswer(page, key, price);
    }
    await rental(page, 'hourly').check();
    await hour(page, 8).check();
    await expectAnswer(page, 'hourly', formatRupees(hourlyFare(8).rupees));
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
      await expect(
        book.getByRole('heading', {name: `${rentals[key].name} rental`}).first(),
      ).toBeVisible();
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
  const outlined = await desk(page)
    .locator('label')
    .evaluateAll((labels) =>
      labels
        .filter((label) => getComputedStyle(label).outlineStyle === 'solid')
        .map((label) => label.querySelector('input')?.value),
    );
  expect(outlined).toEqual(['hourly', '3']);
});
