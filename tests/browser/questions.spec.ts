/** The questions of the first example on their page of the handbook. */
import {expect, type Page} from 'playwright/test';

import {header} from '../support/header';
import {linkTo, main, open, test} from '../support/page';
import {phone} from '../support/viewports';

const address = '/handbook/faq';

/** The part of the page with the questions. */
const part = (page: Page) =>
  main(page)
    .getByRole('region')
    .filter({has: page.locator('details')})
    .first();
const questions = (page: Page) => part(page).locator('summary');
const answers = (page: Page) => part(page).locator('details > :not(summary)');

/** The anchor of a question. */
const anchorOf = async (page: Page, index: number) =>
  `#${(await part(page).locator('details [id], details[id]').nth(index).getAttribute('id')) ?? ''}`;

/** Expects one answer to be open, or none. */
async function expectOpen(page: Page, open?: number): Promise<void> {
  const isOpen = open !== undefined;
  if (isOpen) await expect(answers(page).nth(open), `answer ${open + 1} is open`).toBeVisible();
  const visible = answers(page).filter({visible: true});
  await expect(visible, 'the open answers').toHaveCount(isOpen ? 1 : 0);
}

/** Expects one answer to be open, and its question in view below the header. */
async function expectInView(page: Page, open: number): Promise<void> {
  await expectOpen(page, open);
  const question = questions(page).nth(open);
  await expect(question).toBeInViewport();
  await expect(header(page)).toBeInViewport({ratio: 1});
  const {height = Infinity} = (await header(page).boundingBox()) ?? {};
  const top = async () => (await question.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(height - 2);
}

test.use({address, contextOptions: {reducedMotion: 'reduce'}});

test('one question is open at a time, and may be closed', async ({page}) => {
  const count = await questions(page).count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    await questions(page).nth(index).click();
    await expectOpen(page, index);
  }
  await questions(page).last().click();
  await expectOpen(page);
});

test('a link opens its answer, also again, and on going back', async ({page}) => {
  await page.setViewportSize(phone);
  const [first, second] = [await anchorOf(page, 0), await anchorOf(page, 1)];
  await page.goto(address + first); // on the same page
  await expectInView(page, 0);
  await page.goto(address + second);
  await expectInView(page, 1);
  await page.goBack();
  await expectOpen(page, 0);
  await questions(page).first().click();
  await expectOpen(page);
  await page.goto(address + first); // the same address again
  await expectInView(page, 0);
  await linkTo(page, '/search').click();
  await expect(page).toHaveURL('/search');
  await page.goBack();
  await expectOpen(page, 0);
});

test('a link on another page opens its answer, and moves the focus there', async ({page}) => {
  await open(page, '/handbook/write-a-page');
  const link = main(page).locator(`a[href^="${address}#"]`);
  const [, anchor = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  const target = part(page).locator(`[id="${anchor}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
});

test('an address with what messengers add, or that is not valid, does no harm', async ({page}) => {
  const anchor = await anchorOf(page, 1);
  await page.goto('about:blank');
  await open(page, `${address}?utm_source=app${anchor}`);
  await expectInView(page, 1);
  await open(page, `${address}${anchor}?utm_source=app`);
  await expectInView(page, 1);
  await page.goto('about:blank');
  await open(page, `${address}#%E0%A4%A`);
  await expectOpen(page);
});
