/** The chooser of rentals on its page of the handbook. What it offers, the tests read from the page. */
import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import * as fares from '../../src/company/fares';
import {expectPrivate, open} from '../support/page';

const address = '/handbook/booking';
const takesMessages = Boolean(links.whatsapp ?? links.sms);
const hasHours = Object.values(fares.rentals).some((rental) => rental.hours);
const chooser = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const rentals = (page: Page) => chooser(page).getByRole('radio');
const hours = (page: Page) =>
  page.getByRole('group', {name: 'Hours'}).getByRole('radio').filter({visible: true});
/** The chooser and what follows it. */
const booking = (page: Page) => page.getByRole('region').filter({has: chooser(page)});
const titles = (page: Page) =>
  chooser(page).locator('+ *').getByRole('heading').filter({visible: true});

/** The link that sends the choice as a message. */
const message = (page: Page) =>
  booking(page)
    .getByRole('link', {name: /^Send by/})
    .first();
const messageText = async (page: Page) =>
  decodeURIComponent((await message(page).getAttribute('href')) ?? '');

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
  const found = new Set<string>();
  const count = await rentals(page).count();
  for (let index = 0; index < count; index += 1) {
    await rentals(page).nth(index).check();
    await expect(titles(page), 'one answer at a time').toHaveCount(1);
    const name = await rentals(page).nth(index).locator('..').locator('b').textContent();
    await expect(titles(page), 'the answer is for the chosen rental').toContainText(name ?? '');
    await expectPrice(page, await priceOf(page, index));
    found.add((await titles(page).textContent()) ?? '');
  }
  expect(found.size, 'different answers').toBe(count);
}

/** Chooses the first rental by the hour, and all of its hours. @returns the price of these hours */
async function chooseAllHours(page: Page): Promise<string> {
  let index = 0;
  await rentals(page).first().check();
  while ((await hours(page).count()) === 0) {
    index += 1;
    await rentals(page).nth(index).check();
  }
  await hours(page).last().check();
  const rupees = Number((await priceOf(page, index)).replace(/\D/g, ''));
  const total = rupees * (await hours(page).count());
  return `₹${new Intl.NumberFormat('en-IN').format(total)}`;
}

test('each rental has its answer', async ({page}) => {
  await open(page, address);
  await expectAnswers(page);
});

test('hours multiply the price, also in what is announced and sent', async ({page}) => {
  test.skip(!hasHours, 'no rental is by the hour');
  await open(page, address);
  const price = await chooseAllHours(page);
  await expectPrice(page, price);
  await expect(booking(page).getByRole('status')).toContainText(price);
  if (takesMessages) await expect.poll(() => messageText(page)).toContain(price);
});

test('the choice is announced, and nothing before it', async ({page}) => {
  test.skip(fares.rentalKeys.length === 1, 'one rental is always chosen');
  await open(page, address);
  const status = booking(page).getByRole('status');
  await expect(status).toBeEmpty();
  await rentals(page).last().check();
  await expect(status).toContainText((await titles(page).textContent()) ?? '');
});

test('messages name the chosen rental and its price', async ({page}) => {
  test.skip(!takesMessages, 'EVO takes no messages');
  await open(page, address);
  const texts = new Set<string>();
  const count = await rentals(page).count();
  for (let index = 0; index < count; index += 1) {
    await rentals(page).nth(index).check();
    const text = () => messageText(page);
    await expect.poll(text, 'the message has not been written before').not.toBe([...texts].at(-1));
    texts.add(await text());
    for (const words of [await priceOf(page, index), 'Pickup', 'Drop-off', 'Date and time'])
      expect(await text()).toContain(words);
  }
  expect(texts.size).toBe(count);
});

test('a choice sends and stores nothing', async ({page}) => {
  await open(page, address);
  await expectPrivate(page, () => expectAnswers(page));
});

test('Book Now on a rental leads to the chooser with that rental', async ({page}) => {
  await open(page, '/handbook/rental');
  const link = page.getByRole('main').getByRole('link', {name: 'Book Now'}).last();
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
  test.beforeEach(({page}) => page.goto(address));

  test('every rental shows its answer', async ({page}) => {
    await expectAnswers(page);
  });

  test('a message has a blank for the rental', async ({page}) => {
    test.skip(!takesMessages, 'EVO takes no messages');
    await expect(message(page)).toHaveAttribute('href', /Rental/);
  });

  test('hours multiply the price', async ({page}) => {
    test.skip(!hasHours, 'no rental is by the hour');
    await expectPrice(page, await chooseAllHours(page));
  });
});
