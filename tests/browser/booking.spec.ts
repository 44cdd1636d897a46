/** The chooser of rentals on its page of the handbook. What it offers, the tests read from the page. */
import {expect, test, type Page} from 'playwright/test';

import {open} from '../support/page';

const address = '/handbook/booking';
const chooser = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const rentals = (page: Page) => chooser(page).getByRole('radio');
const hours = (page: Page) =>
  page.getByRole('group', {name: 'Hours'}).getByRole('radio').filter({visible: true});
/** The chooser and what follows it. */
const booking = (page: Page) => page.getByRole('region').filter({has: chooser(page)});
const titles = (page: Page) =>
  chooser(page).locator('+ *').getByRole('heading').filter({visible: true});
const messages = (page: Page) => booking(page).getByRole('link', {name: /^Send by/});

/** The price in the name of a rental: “₹269”. */
const priceOf = async (page: Page, index: number) =>
  /₹[\d,]+/.exec((await rentals(page).nth(index).locator('..').textContent()) ?? '')?.[0] ?? '';

const expectPrice = (page: Page, price: string) =>
  expect(
    booking(page).getByText(price, {exact: true}).filter({visible: true}).last(),
    `the answer shows ${price}`,
  ).toBeVisible();

/** Chooses every rental, and expects one answer for each, that no other rental has. */
async function expectAnswers(page: Page): Promise<void> {
  const found: string[] = [];
  for (let index = 0; index < (await rentals(page).count()); index += 1) {
    await rentals(page).nth(index).check();
    await expect(titles(page), 'one answer at a time').toHaveCount(1);
    found.push((await titles(page).textContent()) ?? '');
    const name = await rentals(page).nth(index).locator('..').locator('b').textContent();
    expect(found.at(-1), 'the answer is for the chosen rental').toContain(name);
    await expectPrice(page, await priceOf(page, index));
  }
  expect(new Set(found).size).toBe(found.length);
}

/** Chooses a rental by the hour. */
async function chooseHourly(page: Page): Promise<string> {
  for (let index = 0; index < (await rentals(page).count()); index += 1) {
    await rentals(page).nth(index).check();
    if ((await hours(page).count()) > 0) return priceOf(page, index);
  }
  throw new Error('No rental of the example is by the hour.');
}

const rupeesOf = (price: string) => Number(price.replace(/\D/g, ''));

test('each rental has its answer', async ({page}) => {
  await open(page, address);
  await expectAnswers(page);
});

test('hours multiply the price', async ({page}) => {
  await open(page, address);
  const price = await chooseHourly(page);
  const count = await hours(page).count();
  for (const number of [2, count]) {
    await hours(page)
      .nth(number - 1)
      .check();
    const expected = new Intl.NumberFormat('en-IN').format(number * rupeesOf(price));
    await expectPrice(page, `₹${expected}`);
    await expect(booking(page).getByRole('status')).toContainText(`₹${expected}`);
  }
});

test('the choice is announced, and nothing before it', async ({page}) => {
  await open(page, address);
  const status = booking(page).getByRole('status');
  await expect(status).toBeEmpty();
  await rentals(page).last().check();
  await expect(status).toContainText((await titles(page).textContent()) ?? '');
});

test('messages name the chosen rental and its price', async ({page}) => {
  await open(page, address);
  const texts = new Set<string>();
  const count = await rentals(page).count();
  for (let index = 0; index < count; index += 1) {
    await rentals(page).nth(index).check();
    const price = await priceOf(page, index);
    const text = async () =>
      decodeURIComponent((await messages(page).first().getAttribute('href')) ?? '');
    await expect.poll(text, 'the message has not been written before').not.toBe([...texts].at(-1));
    texts.add(await text());
    for (const words of [price, 'Pickup', 'Drop-off', 'Date and time'])
      expect(await text()).toContain(words);
  }
  expect(texts.size).toBe(count);
});

test('a choice sends and stores nothing', async ({page, context}) => {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const before = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await expectAnswers(page);
  expect(requests).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
});

test('Book Now on a rental leads to the chooser with that rental', async ({page}) => {
  await open(page, '/handbook/rental');
  const link = page.getByRole('main').getByRole('link', {name: 'Book Now'}).nth(1);
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(chooser(page)).toBeInViewport();
  const key = new URL(page.url()).searchParams.get('rental') ?? '';
  await expect(chooser(page).locator(`[value="${key}"]`)).toBeChecked();
  await expect(titles(page).first()).toBeVisible();
});

test('an unknown rental in the address chooses the first', async ({page}) => {
  await open(page, `${address}?rental=helicopter`);
  await expect(rentals(page).first()).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every rental shows its answer, and hours theirs', async ({page}) => {
    await page.goto(address);
    await expectAnswers(page);
    const price = await chooseHourly(page);
    await hours(page).last().check();
    const rupees = rupeesOf(price) * (await hours(page).count());
    await expectPrice(page, `₹${new Intl.NumberFormat('en-IN').format(rupees)}`);
    await expect(messages(page).first()).toHaveAttribute('href', /Rental/);
  });
});
