import {readFileSync} from 'node:fs';
import path from 'node:path';

import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Locator, type Page, type Request} from 'playwright/test';

import {desktop, expectNone, hydrated, open, openToTheEnd, painted, phone} from './helpers';
import {expectStill, forgetMoves, watchMoves} from './shifts';
import {addresses, build} from './site';
import {smallTargets, spaceText, unreadable} from './text';

const address = '/charge';

const right = {
  Name: 'Ritu Deka',
  'Phone No.': '+91 98640 12345',
  Email: 'ritu@example.com',
  Message: 'A bay in Tezpur,\nbehind the market & next to the bank.',
};
type Label = keyof typeof right;
const labels = Object.keys(right) as Label[];

const mail =
  'Name: Ritu Deka\nPhone No.: +91 98640 12345\nEmail: ritu@example.com\n\n' +
  'A bay in Tezpur,\nbehind the market & next to the bank.';

const formOf = (page: Page) => page.getByRole('form', {name: 'Become a partner'});
const field = (page: Page, label: Label) => formOf(page).getByLabel(label, {exact: true});
const send = (page: Page) => formOf(page).getByRole('button', {name: 'Write to EVO'});

async function fill(page: Page, values: Partial<Record<Label, string>> = right): Promise<void> {
  for (const label of labels) {
    const value = values[label];
    if (value !== undefined) await field(page, label).fill(value);
  }
}

async function typed(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, await field(page, label).inputValue()])),
  ) as Record<string, string>;
}

/** The words that a field's control is described by. */
async function described(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id ? document.getElementById(id)?.innerText : ''))
      .join(' ')
      .trim(),
  );
}

/** What a mailto: address carries. */
function letter(url: string): {to: string; subject: string | null; body: string | null} {
  const {pathname, searchParams} = new URL(url.replaceAll('+', '%2B'));
  return {to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body')};
}

test('every field says what it is, how it is filled in and what the browser may fill in', async ({
  page,
}) => {
  await open(page, address);
  await expect(formOf(page)).toContainText('Every field is needed.');
  const tokens = {Name: 'name', 'Phone No.': 'tel', Email: 'email', Message: null};
  const hints = {
    Name: '',
    'Phone No.': '10-digit mobile number, with or without +91',
    Email: 'Like name@example.com',
    Message: '10 to 1,000 characters',
  };
  for (const label of labels) {
    await expect(field(page, label)).toBeVisible();
    await expect(field(page, label)).toHaveJSProperty('required', true);
    expect(await field(page, label).getAttribute('autocomplete'), label).toBe(tokens[label]);
    expect(await described(field(page, label)), label).toBe(hints[label]);
  }
});

const wrong: readonly [Label, string, string][] = [
  ['Name', '', 'Enter your name.'],
  ['Name', '   ', 'Enter your name.'],
  ['Phone No.', '', 'Enter a 10-digit mobile number, with or without +91.'],
  ['Phone No.', '98640', 'Enter a 10-digit mobile number, with or without +91.'],
  ['Phone No.', '+1 415 555 0100', 'Enter a 10-digit mobile number, with or without +91.'],
  ['Email', '', 'Enter an e-mail address like name@example.com.'],
  ['Email', 'ritu@example', 'Enter an e-mail address like name@example.com.'],
  ['Message', '', 'Write at least 10 characters, so that we can answer.'],
  ['Message', `${' '.repeat(30)}Hello`, 'Write at least 10 characters, so that we can answer.'],
  ['Message', 'a'.repeat(1203), 'Write at most 1,000 characters; these are 1,203.'],
];
for (const [label, value, says] of wrong) {
  const shown = value.length > 20 ? `${value.length} characters` : `"${value}"`;
  test(`${label} ${shown}: "${says}" stands under it, is announced, and the field is focused`, async ({
    page,
  }) => {
    await open(page, address);
    await fill(page, {...right, [label]: value});
    await send(page).click();
    const control = field(page, label);
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(await described(control)).toBe(says);
    const problem = formOf(page).getByText(says);
    await expect(problem).toHaveAttribute('aria-live', 'polite');
    // Both at one moment: the page may still be scrolling to the field
    const distance = await problem.evaluate(
      (below, above) => below.getBoundingClientRect().top - above.getBoundingClientRect().bottom,
      await control.elementHandle(),
    );
    expect(distance, 'pixels between the field and its problem').toBeGreaterThanOrEqual(0);
    expect(distance, 'pixels between the field and its problem').toBeLessThan(16);
    await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(1);
    await expect(formOf(page).locator('pre')).toHaveCount(0);
  });
}

test('an empty form tells of all four fields and focuses the first', async ({page}) => {
  await open(page, address);
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  for (const label of labels) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    expect(await described(field(page, label)), label).toMatch(/^(Enter|Write) .+\.$/);
  }
  await fill(page, {Name: right.Name, 'Phone No.': right['Phone No.']});
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
});

test('what announces a problem is in the page before there is one', async ({page}) => {
  await open(page, address);
  await expect(formOf(page).locator('[aria-live="polite"]')).toHaveCount(4);
  await expect(formOf(page).getByRole('status')).toHaveCount(1);
});

test('a problem goes as soon as the field is right, and one that is left is told after a rest', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, address);
  await fill(page, {...right, 'Phone No.': '98640', Message: 'a'.repeat(1203)});
  await send(page).click();
  const number = field(page, 'Phone No.');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.pressSequentially('1234');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.pressSequentially('5');
  await expect(number).not.toHaveAttribute('aria-invalid');
  expect(await described(number)).toBe('10-digit mobile number, with or without +91');

  const message = field(page, 'Message');
  await message.focus();
  await message.press('End');
  for (let letters = 0; letters < 3; letters += 1) {
    await message.press('Backspace');
    await page.clock.runFor(300);
    expect(await described(message), 'while letters go').toContain('1,203');
  }
  await page.clock.runFor(800);
  await expect.poll(() => described(message)).toContain('1,200');
});

test('a field that was not wrong is left in peace while it is filled in', async ({page}) => {
  await open(page, address);
  await field(page, 'Email').pressSequentially('r');
  await field(page, 'Message').focus();
  await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('sending opens the visitor’s mail program and shows the same text to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  await fill(page);
  const mailed = page.waitForRequest((request) => request.url().startsWith('mailto:'));
  await send(page).click();
  expect(letter((await mailed).url())).toEqual({
    to: 'hello@evo.example',
    subject: 'Become a partner',
    body: mail.replaceAll('\n', '\r\n'),
  });

  await expect(formOf(page).getByRole('status').first()).toContainText(
    'write to hello@evo.example',
  );
  await expect(formOf(page).locator('pre')).toHaveText(mail);
  await formOf(page).getByRole('button', {name: 'Copy the message'}).click();
  await expect(formOf(page).getByRole('status').last()).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mail);
  expect(await typed(page), 'what was typed').toEqual(right);
});

test('where the browser does not let a page copy, the message is selected, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, address);
  await fill(page);
  await send(page).click();
  await formOf(page).getByRole('button', {name: 'Copy the message'}).click();
  await expect(formOf(page).getByRole('status').last()).toContainText('copy it yourself');
  expect(await page.evaluate(() => String(getSelection()))).toBe(mail);
});

test('a message that became wrong again is no longer offered', async ({page}) => {
  await open(page, address);
  await fill(page);
  await send(page).click();
  await expect(formOf(page).locator('pre')).toBeVisible();
  await field(page, 'Message').fill('Too short');
  await send(page).click();
  await expect(formOf(page).locator('pre')).toHaveCount(0);
  await expect(formOf(page).getByRole('status')).toHaveText('');
});

test.describe('nothing that is typed is lost', () => {
  const half = {...right, 'Phone No.': '98640', Message: 'a'.repeat(1203)};

  test('when there is a problem, not even of a message that is pasted too long', async ({page}) => {
    await open(page, address);
    await fill(page, half);
    await send(page).click();
    await expect(field(page, 'Phone No.')).toBeFocused();
    expect(await typed(page)).toEqual(half);
  });

  test('when it was typed before React came', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, {waitUntil: 'commit'});
    await fill(page, {...right, Message: 'Short'});
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    release();
    await hydrated(page);
    await painted(page);
    expect(await typed(page)).toEqual({...right, Message: 'Short'});
    await send(page).click();
    expect(await described(field(page, 'Message'))).toMatch(/at least 10/);
  });

  test('when the visitor reads another page of the site and comes back', async ({page}) => {
    await open(page, address);
    await fill(page, half);
    await page.evaluate(() => {
      document.title = 'the same window';
    });
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(field(page, 'Name')).toBeVisible();
    expect(await typed(page)).toEqual(half);
    await page.goForward();
    await page.getByRole('contentinfo').getByRole('link', {name: 'News'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('News');
    await page.goBack();
    await page.goBack();
    await expect(field(page, 'Name')).toBeVisible();
    expect(await typed(page)).toEqual(half);
  });

  test('when the visitor comes back from another site', async ({page}) => {
    await open(page, address);
    await fill(page, half);
    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await painted(page);
    expect(await typed(page)).toEqual(half);
  });

  test('when the browser keeps the page as it was left: problems stay, too', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({baseURL: baseURL ?? ''});
      await open(page, address);
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => {
          document.documentElement.dataset['kept'] = String(persisted);
        });
      });
      await fill(page, half);
      await send(page).click();
      await page.goto('/robots.txt');
      await page.evaluate(() => history.back()); // Playwright's own goBack waits for a load that does not come
      await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
      expect(await typed(page)).toEqual(half);
      await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(2);
    } finally {
      await browser.close();
    }
  });

  test('when the theme changes or the phone is turned', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, address);
    await fill(page, half);
    await send(page).click();
    await page.setViewportSize({width: phone.height, height: phone.width});
    await page.setViewportSize(phone);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.getByRole('contentinfo').getByRole('button', {name: /theme/i}).click();
    expect(await typed(page)).toEqual(half);
    await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(2);
  });
});

test('typing and sending ask nothing of any server, and keep nothing in the browser', async ({
  page,
  context,
}) => {
  await openToTheEnd(page, address);
  // What scrolling may fetch, pictures and pages that links lead to, is fetched first
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo({top: y, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  const before = await context.storageState({indexedDB: true});
  const requests: string[] = [];
  const record = (request: Request) => requests.push(request.url());
  page.on('request', record);
  page.on('websocket', (socket) => requests.push(socket.url()));

  await field(page, 'Name').pressSequentially('Ritu');
  await send(page).click();
  for (const label of labels) {
    await field(page, label).fill('');
    await field(page, label).pressSequentially(right[label].replace('\n', ' '));
  }
  await send(page).click();
  await formOf(page).getByRole('button', {name: 'Copy the message'}).click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

  expect(requests.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  expect(requests, 'the mail itself').toHaveLength(1);
  expect(await context.storageState({indexedDB: true})).toEqual(before);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  const pages = addresses().filter((each) =>
    readFileSync(path.join(build, `${each === '/' ? 'index' : each}.html`), 'utf8').includes(
      '<form',
    ),
  );

  test('there is a page with the form', () => {
    expect(pages).toContain(address);
  });

  for (const each of pages) {
    test(`the form on ${each} opens the mail program, too`, async ({page}) => {
      await page.goto(each);
      // Without script Chrome writes a + as a space and an & as a new line
      const plain = {
        ...right,
        'Phone No.': '98640 12345',
        Message: 'A bay in Tezpur,\nby the bank.',
      };
      await fill(page, plain);
      const mailed = page.waitForRequest((request) => request.url().startsWith('mailto:'));
      await send(page).click();
      const {to, subject, body} = letter((await mailed).url());
      expect(to).toBe('hello@evo.example');
      expect(subject).toBe('Become a partner');
      for (const value of Object.values(plain))
        expect(body).toContain(value.replaceAll('\n', '\r\n'));
    });
  }

  for (const [label, value] of wrong.filter(
    ([label, value]) => value.trim() !== '' && label !== 'Message',
  )) {
    test(`the browser itself refuses ${label} "${value}"`, async ({page}) => {
      const mailed: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('mailto:')) mailed.push(request.url());
      });
      await page.goto(address);
      await fill(page, {...right, [label]: value});
      await send(page).click();
      await expect(field(page, label)).toBeFocused();
      expect(mailed).toEqual([]);
      await fill(page);
      await send(page).click();
      await expect.poll(() => mailed).toHaveLength(1);
    });
  }
});

for (const width of [320, phone.width, desktop.width]) {
  test(`at ${width} px nothing moves when problems come and go`, async ({page}) => {
    await page.setViewportSize({width, height: 1600});
    await watchMoves(page);
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    await forgetMoves(page);
    const height = () => formOf(page).evaluate((form) => form.getBoundingClientRect().height);
    const before = await height();
    await send(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    expect(await height()).toBe(before);
    await fill(page, {...right, Message: 'a'.repeat(1203)});
    await send(page).click();
    await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(1);
    expect(await height()).toBe(before);
    await field(page, 'Message').fill('a'.repeat(10));
    await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
    await expectStill(page, 'The form');
  });
}

for (const width of [320, desktop.width]) {
  test.describe(`with the reader’s own spacing of text, ${width} px wide`, () => {
    test.use({bypassCSP: true, viewport: {width, height: 800}});

    test('nothing of the form is cut off, with its problems and with its message', async ({
      page,
    }) => {
      await open(page, address);
      expectNone(await unreadable(formOf(page)), 'As it comes');
      await spaceText(page);
      await send(page).click();
      expectNone(await unreadable(formOf(page)), 'With problems');
      await fill(page, {...right, Message: `${'long'.repeat(60)} ${right.Message}`});
      await send(page).click();
      await expect(formOf(page).locator('pre')).toBeVisible();
      expectNone(await unreadable(formOf(page)), 'With the message');
      expectNone(await smallTargets(formOf(page)), 'Targets');
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with problems and with the message the form can be used by everyone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize(phone);
    await open(page, address);
    const violations = async () => {
      const results = await new AxeBuilder({page}).include('form').setLegacyMode().analyze();
      return results.violations.map(
        ({id, help, nodes}) => `${id}: ${help} ${nodes.map(({html}) => html).join(' ')}`,
      );
    };
    await send(page).click();
    await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(4);
    expectNone(await violations(), 'With problems');
    await fill(page);
    await send(page).click();
    await expect(formOf(page).locator('pre')).toBeVisible();
    expectNone(await violations(), 'With the message');
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 760}, contextOptions: {reducedMotion: 'reduce'}});

  /** The label and the problem of a field, when something covers them or they are out of the window. */
  const covered = (control: Locator) =>
    control.evaluate((element) => {
      const parent = element.parentElement;
      return [parent?.querySelector('label'), parent?.querySelector('[aria-live]')]
        .filter((part) => {
          const box = part?.getBoundingClientRect();
          const seen = box && document.elementFromPoint(box.left + 2, box.top + box.height / 2);
          return !seen || !part?.contains(seen);
        })
        .map((part) => part?.textContent);
    });

  for (const label of labels) {
    test(`${label} is shown with its label and its problem when it is wrong`, async ({page}) => {
      await open(page, address);
      await fill(page, {...right, [label]: ''});
      // From below, and when the header covers the label
      for (const from of ['the end', 'the field'] as const) {
        await send(page).evaluate((button) => button.focus());
        await field(page, label).evaluate((element, place) => {
          const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
          const top = element.getBoundingClientRect().top + window.scrollY - header - 2;
          window.scrollTo({top: place === 'the end' ? 1_000_000 : top, behavior: 'instant'});
        }, from);
        await page.keyboard.press('Enter');
        await expect(field(page, label)).toBeFocused();
        expect(await covered(field(page, label)), `from ${from}`).toEqual([]);
      }
    });
  }
});
