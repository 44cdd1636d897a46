/** The form in a real browser. What it accepts and reports: src/sections/PartnerForm/PartnerForm.test.tsx. */
import {expect, test, type Locator, type Page} from 'playwright/test';

import {contact} from '../../src/company/contact';
import {open, scrollTo, watch} from '../support/page';

const address = '/charge';
const values = {
  Name: 'Ritu Deka',
  'Phone No.': '98640 12345',
  Email: 'ritu@example.com',
  Message: 'A bay in Tezpur,\nbehind the market & next to the bank.',
};
type Label = keyof typeof values;
const labels = Object.keys(values) as Label[];

const form = (page: Page) => page.getByRole('form', {name: 'Become a partner'});
const field = (page: Page, label: Label) => form(page).getByLabel(label, {exact: true});
const send = (page: Page) => form(page).getByRole('button', {name: 'Continue in Email'});

async function fill(page: Page, changed: Partial<typeof values> = {}): Promise<void> {
  for (const label of labels) await field(page, label).fill({...values, ...changed}[label]);
}

/** Sends the form, and returns the recipient, subject and text of the mailto: link that the page opens. */
async function sentMail(page: Page): Promise<Record<'to' | 'subject' | 'body', string>> {
  const opened = page.waitForRequest((each) => each.url().startsWith('mailto:'));
  await send(page).click();
  const {pathname, searchParams} = new URL((await opened).url().replaceAll('+', '%2B'));
  const get = (name: string) => (searchParams.get(name) ?? '').replaceAll('\r\n', '\n');
  return {to: pathname, subject: get('subject'), body: get('body')};
}

test('the form writes the mail, copies it, keeps the fields, and sends nothing itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = watch(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const storage = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Phone No.')).toHaveAccessibleDescription(/8 digits/);
  await fill(page);
  const {to, subject, body} = await sentMail(page);
  expect([to, subject]).toEqual([contact.email, 'Become a partner']);
  for (const label of labels) {
    expect(body).toContain(values[label]);
    await expect(field(page, label)).toHaveValue(values[label]);
  }
  await expect(form(page).getByRole('status').first()).toContainText(contact.email);
  await expect(form(page).locator('pre')).toHaveText(body);
  await form(page).getByRole('button', {name: 'Copy Message'}).click();
  await expect(form(page).getByRole('status').last()).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
  expect(requests).toEqual([expect.stringMatching(/^mailto:/)]);
  expect(problems.filter((problem) => !problem.includes('mailto:'))).toEqual([]);
  expect(await context.storageState({indexedDB: true})).toEqual(storage);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the browser validates, and opens the mail', async ({page}) => {
    await page.goto(address);
    for (const changed of [{'Phone No.': '98640'}, {Email: 'ritu@example'}]) {
      await fill(page, changed);
      await send(page).click();
      await expect(field(page, Object.keys(changed)[0] as Label)).toBeFocused();
    }
    // Chromium itself mangles + and & in such a form
    const message = 'A bay in Tezpur.';
    await fill(page, {Message: message});
    const {to, subject, body} = await sentMail(page);
    expect([to, subject]).toEqual([contact.email, 'Become a partner']);
    for (const value of [values.Name, values['Phone No.'], values.Email, message])
      expect(body).toContain(value);
  });
});

/** The label and the error of a field, where they are covered or out of view. */
const covered = (control: Locator) =>
  control.evaluate((element) =>
    ['label', '[aria-live]']
      .map((selector) => element.parentElement?.querySelector(selector))
      .filter((part) => {
        const box = part?.getBoundingClientRect();
        const seen = box && document.elementFromPoint(box.left + 2, box.top + box.height / 2);
        return !seen || !part?.contains(seen);
      })
      .map((part) => part?.textContent),
  );

test('an invalid field is shown with its label and its error', {tag: '@rare'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 760});
  await open(page, address);
  for (const label of labels) {
    await fill(page, {[label]: ''});
    for (const top of [0, 1_000_000]) {
      await send(page).focus();
      await scrollTo(page, top);
      await page.keyboard.press('Enter');
      await expect(field(page, label)).toBeFocused();
      expect(await covered(field(page, label))).toEqual([]);
    }
  }
});
