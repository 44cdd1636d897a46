import {expect, test, type Page, type Request} from 'playwright/test';

import {desktop, expectNone, hydrated, open, openToTheEnd, painted, phone} from './helpers';
import {expectStill, forgetMoves, watchMoves} from './shifts';
import {smallTargets, spaceText, unreadable} from './text';

/** The rentals as the specification gives them. */
const rentals = [
  {row: 'Airport', title: 'Airport rental', from: '₹269', says: /60 minutes/},
  {row: 'Hourly', title: 'Hourly rental', from: '₹269', says: /up to 8 hours/i},
  {row: 'Shillong', title: 'Shillong rental', from: '₹269', says: /Dawki and Cherrapunji/},
  {row: 'Railway station', title: 'Railway station rental', from: '₹269', says: /60 minutes/},
  {row: 'Inter-district', title: 'Inter-district rental', from: '₹699', says: /up to 40%/},
] as const;

const hours = [
  ['1 hour, 10 km, from', '₹269'],
  ['2 hours, 20 km, from', '₹538'],
  ['3 hours, 30 km, from', '₹807'],
  ['4 hours, 40 km, from', '₹1,076'],
  ['5 hours, 50 km, from', '₹1,345'],
  ['6 hours, 60 km, from', '₹1,614'],
  ['7 hours, 70 km, from', '₹1,883'],
  ['8 hours, 80 km, from', '₹2,152'],
] as const;

const desk = (page: Page) => page.locator('#book [class*="desk"]').first();
const row = (page: Page, name: string) =>
  desk(page).getByRole('group', {name: 'Choose a rental'}).getByRole('radio', {name});
const hour = (page: Page, count: number) =>
  desk(page)
    .getByRole('group', {name: 'Hours'})
    .getByRole('radio', {name: String(count)});
/** What can be seen of the answer. Roles leave out what is hidden. */
const answer = (page: Page) => desk(page).locator('[class*="answer"]').first();
const headings = (page: Page) => answer(page).getByRole('heading').allTextContents();

/** The message in a link of the desk. */
async function message(page: Page, link: 'Send by WhatsApp' | 'Send by SMS'): Promise<string> {
  const to = await desk(page).getByRole('link', {name: link}).getAttribute('href');
  return decodeURIComponent(/[?&](?:text|body)=([^&]*)/.exec(to ?? '')?.[1] ?? '');
}

async function expectAnswer(page: Page, title: string, price: string): Promise<void> {
  expect(await headings(page)).toEqual([title]);
  await expect(answer(page).getByText(price, {exact: true}).filter({visible: true})).toHaveCount(1);
  for (const link of ['Send by WhatsApp', 'Send by SMS'] as const)
    expect(await message(page, link)).toContain(`I would like to book: ${title}, `);
}

for (const {row: name, title, from, says} of rentals) {
  test(`${name}: it starts from ${from}, says what is true of it and how it is booked`, async ({
    page,
  }) => {
    await open(page, '/');
    await row(page, name).check();
    await expectAnswer(page, title, from);
    await expect(answer(page).getByRole('listitem').filter({hasText: says})).toBeVisible();
    const expected =
      name === 'Hourly'
        ? 'I would like to book: Hourly rental, 1 h, 10 km, from ₹269.'
        : `I would like to book: ${title}, from ${from}.`;
    expect(await message(page, 'Send by WhatsApp')).toBe(expected);
    expect(await message(page, 'Send by SMS')).toBe(expected);
  });
}

test('an hourly rental is 1 to 8 hours, at ₹269 and 10 km an hour', async ({page}) => {
  await open(page, '/');
  await row(page, 'Hourly').check();
  await expect(desk(page).getByRole('group', {name: 'Hours'}).getByRole('radio')).toHaveCount(8);
  for (const [index, [label, price]] of hours.entries()) {
    await hour(page, index + 1).check();
    await expectAnswer(page, 'Hourly rental', price);
    await expect(answer(page).getByText(label, {exact: true})).toBeVisible();
    expect(await message(page, 'Send by SMS')).toBe(
      `I would like to book: Hourly rental, ${index + 1} h, ${(index + 1) * 10} km, from ${price}.`,
    );
  }
  await row(page, 'Shillong').check();
  await expect(desk(page).getByRole('group', {name: 'Hours'})).toHaveCount(0);
});

test('it leads to both app stores, to a call, to WhatsApp and to SMS', async ({page}) => {
  await open(page, '/');
  await expect(desk(page).getByRole('link', {name: 'Call to book'})).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  await expect(desk(page).getByRole('link', {name: 'Send by WhatsApp'})).toHaveAttribute(
    'href',
    /^https:\/\/wa\.example\/910000000000\?text=/,
  );
  await expect(desk(page).getByRole('link', {name: 'Send by SMS'})).toHaveAttribute(
    'href',
    /^sms:\+910000000000\?body=/,
  );
  await desk(page).getByRole('link', {name: 'Book in the app'}).click();
  const promo = page.locator('#download');
  await expect(promo).toBeInViewport();
  await expect(promo.getByRole('link', {name: 'Android'})).toBeVisible();
  await expect(promo.getByRole('link', {name: 'iOS'})).toBeVisible();
});

for (const [id, {row: name, title, from}] of [
  ['airport', rentals[0]],
  ['hourly', rentals[1]],
  ['shillong', rentals[2]],
  ['railway', rentals[3]],
  ['interdistrict', rentals[4]],
] as const) {
  test(`Book Now in the rental section of ${name} leads here, with it chosen`, async ({page}) => {
    await open(page, '/ride');
    await page.locator(`#${id}`).getByRole('link', {name: 'Book Now'}).click();
    await expect(page).toHaveURL(`/?rental=${id}#book`);
    await expect(row(page, name)).toBeChecked();
    await expect(desk(page)).toBeInViewport();
    await expectAnswer(page, title, from);
    await page.reload();
    await hydrated(page);
    await expect(row(page, name), 'opened by its address').toBeChecked();
    await expectAnswer(page, title, from);
  });
}

test('an address that names no rental chooses none', async ({page}) => {
  await open(page, '/?rental=helicopter#book');
  await expect(row(page, 'Airport')).toBeChecked();
  await expectAnswer(page, 'Airport rental', '₹269');
});

test('a choice that is made before React comes stays, and is answered at once', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/?rental=airport#book', {waitUntil: 'commit'});
  await row(page, 'Hourly').check();
  await hour(page, 3).check();
  await expectAnswer(page, 'Hourly rental', '₹807');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  release();
  await hydrated(page);
  await painted(page);
  await expect(row(page, 'Hourly')).toBeChecked();
  await expectAnswer(page, 'Hourly rental', '₹807');
});

test('a choice is still there, and answered, when the visitor comes back from another site', async ({
  page,
}) => {
  await open(page, '/?rental=shillong#book');
  await row(page, 'Hourly').check();
  await hour(page, 5).check();
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await painted(page);
  await expect(row(page, 'Hourly')).toBeChecked();
  await expectAnswer(page, 'Hourly rental', '₹1,345');
});

test('the arrow keys choose, and the focus can be seen', async ({page}) => {
  await open(page, '/');
  await row(page, 'Airport').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Hourly')).toBeFocused();
  await expectAnswer(page, 'Hourly rental', '₹269');
  const outline = (radio: ReturnType<typeof row>) =>
    radio.evaluate((input) => getComputedStyle(input.closest('label') ?? input).outlineStyle);
  expect(await outline(row(page, 'Hourly'))).toBe('solid');
  expect(await outline(row(page, 'Shillong'))).toBe('none');
  await page.keyboard.press('Tab');
  await expect(hour(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectAnswer(page, 'Hourly rental', '₹807');
  expect(await outline(hour(page, 3))).toBe('solid');
  await page.keyboard.press('Tab');
  await expect(desk(page).getByRole('link', {name: 'Book in the app'})).toBeFocused();
});

test('the answer is announced in one sentence, and only when the visitor chooses', async ({
  page,
}) => {
  await open(page, '/?rental=hourly#book');
  const status = desk(page).getByRole('status');
  await expect(status).toHaveText('');
  await hour(page, 3).check();
  await expect(status).toHaveText('Hourly rental. 3 hours, 30 km, from ₹807');
  await row(page, 'Inter-district').check();
  await expect(status).toHaveText('Inter-district rental. Starting from ₹699');
  await expect(desk(page).locator('[aria-live]')).toHaveCount(0);
});

test('choosing asks nothing of any server, and keeps nothing in the browser', async ({
  page,
  context,
}) => {
  await openToTheEnd(page, '/');
  await desk(page).scrollIntoViewIfNeeded();
  await row(page, 'Inter-district').check();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const before = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request: Request) => requests.push(request.url()));
  for (const {row: name} of rentals) await row(page, name).check();
  await row(page, 'Hourly').check();
  for (const index of hours.keys()) await hour(page, index + 1).check();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(requests).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all five rentals stand with their prices, and each is answered', async ({page}) => {
    await page.goto('/');
    for (const {row: name, title, from, says} of rentals) {
      await expect(
        desk(page).locator('label', {has: page.getByRole('radio', {name})}),
      ).toContainText(from);
      await row(page, name).check();
      await expectAnswer(page, title, from);
      await expect(answer(page).getByRole('listitem').filter({hasText: says})).toBeVisible();
    }
    await row(page, 'Hourly').check();
    for (const [index, [label, price]] of hours.entries()) {
      await hour(page, index + 1).check();
      await expectAnswer(page, 'Hourly rental', price);
      await expect(answer(page).getByText(label, {exact: true})).toBeVisible();
    }
  });
});

test('a browser that does not know :has() shows every answer and nothing that does not work', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll(':has(', ':hat(')});
  });
  await open(page, '/');
  expect(await headings(page)).toEqual(rentals.map(({title}) => title));
  for (const [label] of hours)
    await expect(answer(page).getByText(label, {exact: true})).toBeVisible();
  await expect(desk(page).getByRole('radio')).toHaveCount(0);
  await expect(desk(page).getByRole('link', {name: 'Call to book'})).toBeVisible();
  await expect(desk(page).getByRole('link', {name: /Send by/})).toHaveCount(0);
});

for (const width of [320, phone.width, 768, desktop.width]) {
  test(`at ${width} px nothing moves when the visitor chooses`, async ({page}) => {
    await page.setViewportSize({width, height: 1800});
    await watchMoves(page);
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await desk(page).evaluate((element) =>
      element.scrollIntoView({behavior: 'instant', block: 'center'}),
    );
    await page.mouse.move(0, 0);
    await painted(page);
    await forgetMoves(page);
    const height = () => desk(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    for (const {row: name} of rentals) {
      await row(page, name).check();
      expect(await height(), name).toBe(before);
    }
    await row(page, 'Hourly').check();
    for (const count of [2, 8]) {
      await hour(page, count).check();
      expect(await height(), `${count} hours`).toBe(before);
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300))); // of the rows' colours
    await expectStill(page, 'The chooser');
  });
}

for (const width of [320, desktop.width]) {
  test.describe(`with the reader’s own spacing of text, ${width} px wide`, () => {
    test.use({bypassCSP: true, viewport: {width, height: 800}});

    test('nothing of the chooser is cut off, and everything is large enough to touch', async ({
      page,
    }) => {
      await open(page, '/');
      expectNone(await unreadable(desk(page)), 'As it comes');
      await spaceText(page);
      for (const {row: name} of rentals) {
        await row(page, name).check();
        expectNone(await unreadable(desk(page)), name);
        expectNone(await smallTargets(desk(page)), name);
      }
    });
  });
}

test('where the system sets the colours, what is chosen can be told from the rest', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/');
  await row(page, 'Hourly').check();
  await hour(page, 3).check();
  await page.mouse.move(0, 0);
  const outlined = await desk(page).evaluate((element) =>
    [...element.querySelectorAll('label')]
      .filter((label) => getComputedStyle(label).outlineStyle === 'solid')
      .map((label) => label.querySelector('input')?.value),
  );
  expect(outlined).toEqual(['hourly', '3']);
});
