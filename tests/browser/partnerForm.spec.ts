/** The form of the example on its page of the handbook. */
import {expect, type Page} from 'playwright/test';

import {contact} from '../../src/company/contact';
import {expectAccessible} from '../support/axe';
import {expectPrivate, test} from '../support/page';

const values = {
  Name: 'A. Visitor',
  'Phone No.': '98640 12345',
  Email: 'visitor@example.com',
  Message: 'A bay in Tezpur,\nbehind the market & next to the bank.',
};
type Label = keyof typeof values;
const labels = Object.keys(values) as Label[];

const form = (page: Page) => page.getByRole('main').getByRole('form');
const field = (page: Page, label: Label) => form(page).getByLabel(label, {exact: true});
const send = (page: Page) => form(page).locator('[type="submit"]');

async function fill(page: Page, changed: Partial<typeof values> = {}): Promise<void> {
  for (const label of labels) await field(page, label).fill({...values, ...changed}[label]);
}

/** Sends the form, and returns the recipient, subject and text of the `mailto:` link that the page opens. */
async function sentMail(page: Page): Promise<Record<'to' | 'subject' | 'body', string>> {
  const opened = page.waitForRequest((each) => each.url().startsWith('mailto:'));
  await send(page).click();
  const {pathname, searchParams} = new URL((await opened).url().replaceAll('+', '%2B'));
  const get = (name: string) => (searchParams.get(name) ?? '').replaceAll('\r\n', '\n');
  return {to: pathname, subject: get('subject'), body: get('body')};
}

/** Presses the button that copies, and expects the text in the clipboard of the visitor, who pastes it. */
async function expectCopied(page: Page, text: string): Promise<void> {
  await form(page).getByRole('button', {name: 'Copy Message'}).click();
  await expect(form(page).getByText('Copied')).toBeVisible();
  await field(page, 'Message').press('ControlOrMeta+A');
  await field(page, 'Message').press('ControlOrMeta+V');
  await expect(field(page, 'Message')).toHaveValue(text);
}

test.use({address: '/handbook/partner-form'});

test('errors are beside their fields, and announced', async ({page}) => {
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  const live = form(page).locator('[aria-live], [role="alert"], [role="status"]');
  for (const [label, error] of [
    ['Name', /your name/],
    ['Phone No.', /8 digits/],
    ['Email', /name@example\.com/],
    ['Message', /10 to 1,000/],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(live.filter({hasText: error})).toBeVisible();
  }
  await expectAccessible(page, 'main form');
});

test('errors go when they are corrected, and keep what was typed', async ({page}) => {
  const typed = {'Phone No.': '98640', Message: 'Too short'};
  await fill(page, typed);
  await send(page).click();
  await expect(field(page, 'Phone No.')).toBeFocused();
  for (const label of labels)
    await expect(field(page, label)).toHaveValue({...values, ...typed}[label]);
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(2);
});

test('the form writes, shows and copies the mail, and sends nothing itself', async ({page}) => {
  const {to, subject, body} = await expectPrivate(page, async () => {
    await fill(page);
    return sentMail(page);
  });
  expect([to, subject]).toEqual([contact.email, await form(page).getAttribute('aria-label')]);
  for (const label of labels) expect(body).toContain(values[label]);
  await expect(form(page).getByRole('status').first()).toContainText(contact.email);
  await expect(form(page).getByText(body)).toBeVisible();
  await expectCopied(page, body);
});

test('a message that is too long for a link is copied', async ({page}) => {
  await fill(page);
  const message = 'नमस्ते दुनिया '.repeat(24).trim(); // too long for a link
  await field(page, 'Message').fill(message);
  expect((await sentMail(page)).body).toBe('');
  await expect(form(page).getByRole('status').first()).toContainText('paste');
  const composed = form(page).getByText(message);
  await expectCopied(page, (await composed.textContent()) ?? '');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the browser validates, and opens the mail', async ({page}) => {
    for (const changed of [{'Phone No.': '98640'}, {Email: 'visitor@example'}]) {
      await fill(page, changed);
      await send(page).click();
      await expect(field(page, Object.keys(changed)[0] as Label)).toBeFocused();
    }
    const message = 'A bay in Tezpur.'; // browsers themselves mangle + and & in such a form
    await fill(page, {Message: message});
    const {to, body} = await sentMail(page);
    expect(to).toBe(contact.email);
    for (const value of [values.Name, values['Phone No.'], values.Email, message])
      expect(body).toContain(value);
  });
});
