import {expect, test, type Page} from 'playwright/test';

import {hydrated, open} from '../support/page';
import {phone} from '../support/viewports';

const address = '/business';
const [payments, offering, vehicles] = ['faq-payments', 'faq-offering', 'faq-vehicles'] as const;

const button = (page: Page, id: string) => page.locator(`button[aria-controls="${id}"]`);
const opened = (page: Page) => page.getByRole('main').getByRole('button', {expanded: true});
const answers = (page: Page) => page.locator('[id^="faq-"] p').filter({visible: true});

/** Expects this question and no other to be open, below the header and inside the window. */
async function expectOpen(page: Page, id: string): Promise<void> {
  await expect(opened(page)).toHaveAttribute('aria-controls', id);
  await expect(page.locator(`#${id} p`)).toBeVisible();
  await expect(answers(page)).toHaveCount(1);
  await expect(button(page, id)).toBeInViewport({ratio: 1});
  await button(page, id).click({trial: true}); // fails when the header covers it
}

/** The URL of a question's answer. Text fragments search the page like the browser's own search does. */
async function urlOfWords(page: Page, id: string): Promise<string> {
  await page.goto(address);
  const words = (await page.locator(`#${id} p`).textContent())?.split(' ').slice(2, 8).join(' ');
  await page.goto('about:blank');
  return `${address}#:~:text=${encodeURIComponent(words ?? '')}`;
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('one question is open at a time, and the Tab key skips closed answers', async ({page}) => {
  await open(page, address);
  for (const id of [payments, offering]) {
    await button(page, id).click();
    await expectOpen(page, id);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${offering} a`).first()).toBeFocused();
  await button(page, offering).click();
  await expect(opened(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('button[aria-controls^="faq-"]').nth(1)).toBeFocused();
});

test('the URL opens its question, also from another page and on going back', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/contact');
  await page.locator(`main a[href="${address}#${offering}"]`).click();
  await expect(page).toHaveURL(`${address}#${offering}`);
  await expectOpen(page, offering);
  await page.evaluate((id) => (location.hash = id), payments);
  await expectOpen(page, payments);
  await page.goBack();
  await expectOpen(page, offering);
  await page.goForward();
  await expectOpen(page, payments);
  await button(page, payments).click();
  await expect(opened(page)).toHaveCount(0);
  await page.goto(`${address}#${payments}`); // the same URL again
  await expectOpen(page, payments);
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
    await open(page, `${address}#${offering}`);
    await expectOpen(page, offering);
  },
);

test('the browser’s search opens the question where it finds the words', async ({page}) => {
  const url = await urlOfWords(page, vehicles);
  await page.goto(url); // before React runs
  await hydrated(page);
  await expectOpen(page, vehicles);
  await open(page, `${address}#${offering}`);
  await page.goto(url);
  await expectOpen(page, vehicles);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('questions open one at a time, by click, URL and search', async ({page}) => {
    const url = await urlOfWords(page, vehicles);
    await page.goto(address);
    for (const id of [payments, offering]) {
      const question = page.locator('details', {has: page.locator(`#${id}`)}).locator('summary');
      await expect(question.getByRole('heading', {level: 3})).toBeVisible();
      await question.click();
      await expect(answers(page)).toHaveCount(1);
      await expect(page.locator(`#${id} p`)).toBeVisible();
    }
    for (const [to, id] of [
      [`${address}#${payments}`, payments],
      [url, vehicles],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(to);
      await expect(page.locator(`#${id} p`)).toBeInViewport();
      await expect(answers(page)).toHaveCount(1);
    }
  });
});
