import {expect, test, type Page} from 'playwright/test';

import {holdScripts, hydrated, open, phone} from '../support/page';

const address = '/business';
const payments = {id: 'faq-payments', asks: 'How does payment work?'};
const offering = {id: 'faq-offering', asks: 'What does EVO offer?'};
const vehicles = {id: 'faq-vehicles', asks: 'Which vehicles do you run?'};
/** Words of the answer about vehicles. Text fragments search the page like the browser's own search does. */
const searchForVehicles = `${address}#:~:text=classic%20sedans`;

const questions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', {level: 3})
    .filter({has: page.locator('button[aria-controls^="faq-"]')});
const question = (page: Page, {asks}: typeof payments) =>
  questions(page).getByRole('button', {name: asks, exact: true});
const opened = (page: Page) => questions(page).getByRole('button', {expanded: true});
const answers = (page: Page) => page.locator('[id^="faq-"] p').filter({visible: true});

/** Expects this question and no other to be open, below the header and inside the window. */
async function expectOpen(page: Page, each: typeof payments): Promise<void> {
  await expect(opened(page)).toHaveText([each.asks]);
  await expect(page.locator(`#${each.id} p`)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const button = await question(page, each).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    await expect(question(page, each)).toBeInViewport({ratio: 1, timeout: 100});
  }).toPass();
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('one question is open at a time, by mouse and keyboard', async ({page}) => {
  await open(page, address);
  await expect(opened(page)).toHaveCount(0);
  for (const each of [payments, offering]) {
    await question(page, each).click();
    await expectOpen(page, each);
  }
  for (const name of ['delivery', 'tourism', 'charging']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await question(page, offering).click();
  await expect(opened(page)).toHaveCount(0);
  await page.keyboard.press('Tab'); // skips the closed answer
  await expect(questions(page).nth(1).getByRole('button')).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(opened(page)).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(opened(page)).toHaveCount(0);
  }
});

test('the URL opens its question, also from another page and on going back', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/contact');
  await page.getByRole('main').getByRole('link', {name: 'the common questions'}).click();
  await expect(page).toHaveURL(`${address}#${offering.id}`);
  await expectOpen(page, offering);
  await page.evaluate((id) => (location.hash = id), payments.id);
  await expectOpen(page, payments);
  await page.goBack();
  await expectOpen(page, offering);
  await page.goForward();
  await expectOpen(page, payments);
  await question(page, payments).click();
  await expect(opened(page)).toHaveCount(0);
  await page.goto(`${address}#${payments.id}`); // the same URL again
  await expectOpen(page, payments);
  await question(page, vehicles).click();
  await expectOpen(page, vehicles);
  for (const hash of ['#faq-nothing', '#%E0%A4%A']) {
    await page.goto('about:blank');
    await open(page, `${address}${hash}`);
    await expect(opened(page)).toHaveCount(0);
  }
});

test(
  'browsers without hidden="until-found" open the question of the URL too',
  {tag: '@rare'},
  async ({page}) => {
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
      const setAttribute = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        setAttribute.call(this, name, value === 'until-found' ? '' : value);
      };
    });
    await open(page, `${address}#${offering.id}`);
    await expectOpen(page, offering);
  },
);

test('the browser’s search opens the question where it finds the words', async ({page}) => {
  await open(page, `${address}#${offering.id}`);
  await page.goto(searchForVehicles);
  await expectOpen(page, vehicles);
  await page.goto('about:blank');
  await page.goto(searchForVehicles); // before React runs
  await hydrated(page);
  await expectOpen(page, vehicles);
});

test('hydration keeps what is open and focused', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('summary', {hasText: offering.asks}).click();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('delivery');
  release();
  await hydrated(page);
  await expectOpen(page, offering);
  await expect(page.locator(':focus')).toHaveText('delivery');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('questions open one at a time, by click, URL and search', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('summary').getByRole('heading', {level: 3}).first()).toBeVisible();
    for (const each of [payments, offering]) {
      await page.locator('summary', {hasText: each.asks}).click();
      await expect(answers(page)).toHaveCount(1);
      await expect(page.locator(`#${each.id} p`)).toBeVisible();
    }
    await page.goto(`${address}#${payments.id}`);
    await expect(page.locator(`#${payments.id} p`)).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(searchForVehicles);
    await expect(page.locator(`#${vehicles.id} p`)).toBeInViewport();
    await expect(answers(page)).toHaveCount(1);
  });
});
