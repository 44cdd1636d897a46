/** The chooser of rentals on its page of the handbook. What it offers, the tests read from the page. */
import {expect, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {formatRupees, rentalKeys, rentalOf, rentals} from '../../src/company/fares';
import {expectPrivate, main, open, test} from '../support/page';

const address = '/handbook/booking';
const takesMessages = Boolean(links.whatsapp ?? links.sms);
const hourly = Object.values(rentals).find((rental) => rental.hours);
const chooser = (page: Page) => page.getByRole('group', {name: 'Choose a rental'});
const radios = (page: Page) => chooser(page).getByRole('radio');
const radioOf = (page: Page, key: string) => chooser(page).locator(`[value="${key}"]`);
/** The rentals that the page offers. */
async function offered(page: Page) {
  const valuesOf = (all: HTMLInputElement[]) => all.map(({value}) => value);
  return (await radios(page).evaluateAll(valuesOf)).map(rentalOf);
}
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

const expectPrice = (page: Page, price: string) =>
  expect(
    booking(page).getByText(price, {exact: true}).filter({visible: true}).last(),
    `the answer shows ${price}`,
  ).toBeVisible();

/** Chooses every rental, and expects its answer, and no other. */
async function expectAnswers(page: Page): Promise<void> {
  for (const {key, name, from} of await offered(page)) {
    await radioOf(page, key).check();
    await expect(titles(page), 'one answer at a time').toHaveCount(1);
    await expect(titles(page), 'the answer is for the chosen rental').toContainText(name);
    await expectPrice(page, formatRupees(from));
  }
}

/** Chooses a rental by the hour, and all of its hours. @returns the price of these hours */
async function chooseAllHours(page: Page): Promise<string> {
  await radioOf(page, hourly?.key ?? '').check();
  const hours = page.getByRole('group', {name: 'Hours'}).getByRole('radio').filter({visible: true});
  await hours.last().check();
  return formatRupees((hourly?.from ?? 0) * (await hours.count()));
}

test.use({address});

test('hours multiply the price, also in what is announced and sent', async ({page}) => {
  test.skip(!hourly, 'no rental is by the hour');
  const price = await chooseAllHours(page);
  await expectPrice(page, price);
  await expect(booking(page).getByRole('status')).toContainText(price);
  if (takesMessages) await expect.poll(() => messageText(page)).toContain(price);
});

test('the choice is announced, and nothing before it', async ({page}) => {
  test.skip(rentalKeys.length === 1, 'one rental is always chosen');
  const status = booking(page).getByRole('status');
  await expect(status).toBeEmpty();
  await radios(page).last().check();
  await expect(status).toContainText((await titles(page).textContent()) ?? '');
});

test('messages name the chosen rental and its price', async ({page}) => {
  test.skip(!takesMessages, 'EVO takes no messages');
  for (const {key, from, inSentence} of await offered(page)) {
    await radioOf(page, key).check();
    await expect.poll(() => messageText(page)).toContain(inSentence);
    for (const words of [formatRupees(from), 'Pickup', 'Drop-off', 'Date and time'])
      expect(await messageText(page)).toContain(words);
  }
});

test('each rental has its answer, and a choice sends and stores nothing', async ({page}) => {
  await expectPrivate(page, () => expectAnswers(page));
});

test('Book Now on a rental leads to the chooser with that rental', async ({page}) => {
  await open(page, '/handbook/rental');
  const link = main(page).getByRole('link', {name: 'Book Now'}).last();
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(chooser(page)).toBeInViewport();
  const key = new URL(page.url()).searchParams.get('rental') ?? '';
  await expect(radioOf(page, key)).toBeChecked();
  await expect(titles(page).first()).toBeVisible();
});

test('an unknown rental in the address chooses the first', async ({page}) => {
  await open(page, `${address}?rental=helicopter`);
  await expect(radios(page).first()).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every rental shows its answer', async ({page}) => {
    await expectAnswers(page);
  });

  test('a message has a blank for the rental', async ({page}) => {
    test.skip(!takesMessages, 'EVO takes no messages');
    await expect(message(page)).toHaveAttribute('href', /Rental/);
  });

  test('hours multiply the price', async ({page}) => {
    test.skip(!hourly, 'no rental is by the hour');
    await expectPrice(page, await chooseAllHours(page));
  });
});
