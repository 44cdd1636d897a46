import {expect, test, type Page} from 'playwright/test';

import {contact} from '../../src/company/contact';
import {footerLink, holdScripts, hydrated, open, painted} from '../support/page';

const address = '/charge';
const values = {
  Name: 'Ritu Deka',
  'Phone No.': '+91 98640 12345',
  Email: 'ritu@example.com',
  Message: 'A bay in Tezpur,\nbehind the market & next to the bank.',
};
type Label = keyof typeof values;
const labels = Object.keys(values) as Label[];
const mail = `Name: ${values.Name}\nPhone No.: ${values['Phone No.']}\nEmail: ${values.Email}\n\n${values.Message}`;

const form = (page: Page) => page.getByRole('form', {name: 'Become a partner'});
const field = (page: Page, label: Label) => form(page).getByLabel(label, {exact: true});
const send = (page: Page) => form(page).getByRole('button', {name: 'Continue in Email'});
const invalid = (page: Page) => form(page).locator('[aria-invalid="true"]');

async function fill(page: Page, changed: Partial<typeof values> = {}): Promise<void> {
  for (const label of labels) await field(page, label).fill({...values, ...changed}[label]);
}

async function expectTyped(page: Page, changed: Partial<typeof values> = {}): Promise<void> {
  for (const label of labels)
    await expect(field(page, label)).toHaveValue({...values, ...changed}[label]);
}

/** The recipient, subject and text of the next mailto: link that the page opens. */
async function nextMail(page: Page): Promise<Record<'to' | 'subject' | 'body', string>> {
  const request = await page.waitForRequest((each) => each.url().startsWith('mailto:'));
  const {pathname, searchParams} = new URL(request.url().replaceAll('+', '%2B'));
  const get = (name: string) => (searchParams.get(name) ?? '').replaceAll('\r\n', '\n');
  return {to: pathname, subject: get('subject'), body: get('body')};
}

test('the form shows what is wrong, then writes the mail, and sends nothing itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const storage = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(/^mailto:.*/, 'mail')));

  await expect(form(page).locator('[aria-live="polite"]')).toHaveCount(labels.length);
  await send(page).click();
  await expect(invalid(page)).toHaveCount(labels.length);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Phone No.')).toHaveAccessibleDescription(/8 digits/);

  await fill(page);
  await expect(invalid(page)).toHaveCount(0); // as soon as it is right
  const opened = nextMail(page);
  await send(page).click();
  expect(await opened).toEqual({to: contact.email, subject: 'Become a partner', body: mail});
  await expect(form(page).getByRole('status').first()).toContainText(contact.email);
  await expect(form(page).locator('pre')).toHaveText(mail);
  await form(page).getByRole('button', {name: 'Copy Message'}).click();
  await expect(form(page).getByRole('status').last()).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mail);
  await expectTyped(page);
  expect(requests).toEqual(['mail']);
  expect(await context.storageState({indexedDB: true})).toEqual(storage);
});

test('what was typed survives hydration and visits to other pages', async ({page}) => {
  const half = {Message: 'Short'};
  const release = await holdScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await fill(page, half);
  release();
  await hydrated(page);
  await painted(page);
  await expectTyped(page, half);
  await page.goto('/privacy'); // of this site: the browser may save the form of a site that it leaves too late
  await page.goBack();
  await hydrated(page);
  await painted(page);
  await expectTyped(page, half);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectTyped(page, half);
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
    await fill(page, {'Phone No.': '98640 12345', Message: 'A bay in Tezpur.'});
    const opened = nextMail(page);
    await send(page).click();
    const {to, subject, body} = await opened;
    expect([to, subject]).toEqual([contact.email, 'Become a partner']);
    for (const value of [values.Name, '98640 12345', values.Email, 'A bay in Tezpur.'])
      expect(body).toContain(value);
  });
});
