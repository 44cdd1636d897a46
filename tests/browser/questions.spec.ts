import {expect, test, type Page} from 'playwright/test';

import {header} from '../support/header';
import {main, open, visibleTexts} from '../support/page';
import {phone} from '../support/viewports';

const address = '/business';

/** The part of the page with the questions. */
const part = (page: Page) =>
  page.getByRole('region').filter({has: page.getByRole('link', {name: 'Contact Support'})});

const questions = (page: Page) => part(page).getByRole('heading', {level: 3});

const shown = async (page: Page) => (await visibleTexts(part(page))).join(' ');

/** Opens each question, and returns what each shows. */
async function readAnswers(page: Page): Promise<string[]> {
  const closed = await visibleTexts(part(page));
  const answers: string[] = [];
  for (const question of await questions(page).all()) {
    await question.click();
    await expect.poll(() => shown(page)).not.toContain(answers.at(-1) ?? closed.join(' '));
    const texts = await visibleTexts(part(page));
    answers.push(texts.filter((text) => !closed.includes(text)).join(' '));
  }
  return answers;
}

/** Expects one answer, or none, and its question in view below the header. */
async function expectOpen(page: Page, answers: string[], open?: number): Promise<void> {
  await expect
    .poll(async () => {
      const text = await shown(page);
      return answers
        .map((_, index) => index)
        .filter((index) => text.includes(answers[index] ?? ''));
    })
    .toEqual(open === undefined ? [] : [open]);
  if (open === undefined) return;
  const question = questions(page).nth(open);
  await expect(question).toBeInViewport({ratio: 1});
  const {height = 0} = (await header(page).boundingBox()) ?? {};
  await expect
    .poll(async () => (await question.boundingBox())?.y)
    .toBeGreaterThanOrEqual(height - 2);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('one question is open at a time, may be closed, and the keyboard skips closed answers', async ({
  page,
}) => {
  await open(page, address);
  const answers = await readAnswers(page);
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect(answer).not.toBe('');
  const last = answers.length - 1;
  await expectOpen(page, answers, last);
  await questions(page).nth(last).click();
  await expectOpen(page, answers);
  await questions(page).first().click();
  await questions(page).first().click();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus').getByRole('heading')).toHaveText(
    (await questions(page).nth(1).textContent()) ?? '',
  );
  await page.keyboard.press('Enter');
  await expectOpen(page, answers, 1);
});

test('a link opens its answer, also again, from another page, and on going back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, address);
  const answers = await readAnswers(page);
  const titles = await questions(page).allTextContents();
  const urls: string[] = [];
  for (const [index, title] of titles.slice(0, 2).entries()) {
    await open(page, `/search#q=${encodeURIComponent(title)}`);
    await main(page).getByRole('link', {name: title, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`${address}#`));
    await expectOpen(page, answers, index);
    urls.push(page.url());
  }
  const [first = '', second = ''] = urls;
  await page.goto(first); // on the same page
  await expectOpen(page, answers, 0);
  await page.goBack();
  await expectOpen(page, answers, 1);
  await questions(page).nth(1).click();
  await expectOpen(page, answers);
  await page.goto(second); // the same address again
  await expectOpen(page, answers, 1);
  await page.goto('about:blank');
  await open(page, `${first}?utm_source=app`); // as messengers add it
  await expectOpen(page, answers, 0);
  await page.goto('about:blank');
  await open(page, `${address}#%E0%A4%A`); // no valid address
  await expectOpen(page, answers);
});

test('the browser’s search opens the question where it finds the words', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the others search closed answers from 2025 on');
  await open(page, address);
  const answers = await readAnswers(page);
  const words = answers[2]?.split(' ').slice(2, 8).join(' ') ?? '';
  await page.goto('about:blank');
  await open(page, `${address}#:~:text=${encodeURIComponent(words)}`);
  await expectOpen(page, answers, 2);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('questions open one at a time', async ({page}) => {
    await page.goto(address);
    const answers = await readAnswers(page);
    expect(answers.length).toBeGreaterThan(1);
    await expectOpen(page, answers, answers.length - 1);
    await questions(page).last().click();
    await expectOpen(page, answers);
  });
});
