import {expect, test, type Page} from 'playwright/test';

import {holdScripts, inContext, open, painted} from './helpers';

const address = '/business';
const count = 6;

/** The questions as a screen reader finds them. */
const questions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', {level: 3})
    .filter({has: page.locator('button[aria-controls^="faq-"]')});
const question = (page: Page, asks: string) =>
  questions(page).getByRole('button', {name: asks, exact: true});
const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const opened = (page: Page) => questions(page).getByRole('button', {expanded: true});

const payments = {id: 'faq-payments', asks: 'Which payment options are there?'};
const offering = {id: 'faq-offering', asks: 'What does EVO offer to businesses?'};
const safety = {id: 'faq-safety', asks: 'How do you keep riders safe?'};

/** This question alone is open. */
async function expectOpen(page: Page, {id, asks}: typeof payments): Promise<void> {
  await expect(opened(page)).toHaveText([asks]);
  await expect(answer(page, id).locator('p')).toBeVisible();
  const shown = await page
    .locator('[id^="faq-"] p')
    .evaluateAll((texts) => texts.filter((text) => text.checkVisibility()).length);
  expect(shown, 'answers shown').toBe(1);
}

/** The question and the beginning of its answer are in the window, below the header. */
async function expectInView(page: Page, {id, asks}: typeof payments): Promise<void> {
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const button = await question(page, asks).boundingBox();
      const text = await answer(page, id).boundingBox();
      if (!header || !button || !text) return 'not there';
      if (button.y < header.y + header.height - 1) return `under the header: ${button.y}`;
      const end = text.y + Math.min(text.height, 60);
      return end > (page.viewportSize()?.height ?? 0) ? `below the window: ${end}` : 'in view';
    })
    .toBe('in view');
}

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

test('each question is a heading with a button in it that says whether its answer is open, and which it is (1.3.1, 4.1.2)', async ({
  page,
}) => {
  await open(page, address);
  await expect(questions(page)).toHaveCount(count);
  await expect(opened(page)).toHaveCount(0);

  // What the browser tells screen readers, not what the page's source says
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const told = nodes.flatMap(({ignored, role, parentId, properties = []}) => {
    if (ignored || role?.value !== 'button') return [];
    const property = (name: string) => properties.find((each) => each.name === name)?.value;
    const controls = property('controls')?.relatedNodes?.[0]?.idref;
    if (!controls?.startsWith('faq-')) return [];
    const parent = nodes.find(({nodeId}) => nodeId === parentId);
    return [{in: String(parent?.role?.value), open: String(property('expanded')?.value), controls}];
  });
  expect(told).toHaveLength(count);
  expect(new Set(told.map(({controls}) => controls)).size).toBe(count);
  for (const each of told) expect(each).toMatchObject({in: 'heading', open: 'false'});
});

test('one question is open at most', async ({page}) => {
  await open(page, address);
  for (const each of [payments, safety, offering]) {
    await question(page, each.asks).click();
    await expectOpen(page, each);
  }
});

test('the open question may be closed', async ({page}) => {
  await open(page, address);
  await question(page, payments.asks).click();
  await expectOpen(page, payments);
  await question(page, payments.asks).click();
  await expect(opened(page)).toHaveCount(0);
  await expect(answer(page, payments.id).locator('p')).toBeHidden();
});

test('Enter and Space open and close a question, and the focus stays on it (2.1.1)', async ({
  page,
}) => {
  await open(page, address);
  await question(page, payments.asks).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expectOpen(page, payments);
    await expect(question(page, payments.asks)).toBeFocused();
    await page.keyboard.press(key);
    await expect(opened(page)).toHaveCount(0);
    await expect(question(page, payments.asks)).toBeFocused();
  }
});

test('Tab goes from an open question to the links of its answer, then to the next question, and past closed answers (2.4.3)', async ({
  page,
}) => {
  await open(page, address);
  await question(page, offering.asks).click();
  for (const name of [
    'delivery',
    'tourism',
    'charging',
    'How do we set up an account?',
    payments.asks,
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
});

test('every question shows the focus, under neither the header nor the phone’s bar (2.4.7, 2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await open(page, address);
  await question(page, offering.asks).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 1; press < count; press += 1) {
      await page.keyboard.press(key);
      const seen = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const {left, right, top, bottom} = focused.getBoundingClientRect();
        const free = [top + 1, bottom - 1].every((y) =>
          focused.contains(document.elementFromPoint((left + right) / 2, y)),
        );
        const {outlineStyle, outlineWidth} = getComputedStyle(focused);
        return {free, ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)};
      });
      expect(seen).toEqual({free: true, ring: 3});
    }
  }
});

for (const width of [320, 1280]) {
  test(`${width} px: questions are at least 24 pixels high, and with text set wide nothing is cut off (2.5.8, 1.4.12)`, async ({
    browser,
  }) => {
    await inContext(browser, {viewport: {width, height: 800}, bypassCSP: true}, async (page) => {
      await open(page, address);
      await page.addStyleTag({
        content:
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}',
      });
      await question(page, safety.asks).click();
      for (const part of [
        ...(await questions(page).getByRole('button').all()),
        answer(page, safety.id),
      ]) {
        const {x = 0, width: wide = 0, height = 0} = (await part.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(24);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
        const cut = await part.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element.querySelector('p') ?? element.firstChild ?? element);
          const inner = text.getBoundingClientRect();
          const outer = element.getBoundingClientRect();
          return inner.right > outer.right + 0.5 || inner.bottom > outer.bottom + 0.5;
        });
        expect(cut).toBe(false);
      }
    });
  });
}

test.describe('by its address', () => {
  for (const width of [360, 1280]) {
    test(`a question is open and in view, at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      for (const each of [payments, safety]) {
        await page.goto('about:blank');
        await open(page, `${address}#${each.id}`);
        await expectOpen(page, each);
        await expectInView(page, each);
      }
    });
  }

  test('a question opens from another page', async ({page}) => {
    await open(page, '/contact');
    await page.getByRole('main').getByRole('link', {name: 'the questions'}).click();
    await expect(page).toHaveURL(`${address}#${offering.id}`);
    await expectOpen(page, offering);
    await expectInView(page, offering);
  });

  test('a question is in view also where browsers know no hidden="until-found" (Safari before 26.2)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
      const setAttribute = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        setAttribute.call(this, name, value === 'until-found' ? '' : value);
      };
    });
    await open(page, `${address}#${offering.id}`);
    await expectOpen(page, offering);
    await page.evaluate((id) => (location.hash = id), safety.id);
    await expectOpen(page, safety);
    await expectInView(page, safety);
  });

  test('back and forward open the question of each address', async ({page}) => {
    await open(page, `${address}#${offering.id}`);
    await expectOpen(page, offering);
    await page.evaluate((id) => (location.hash = id), safety.id);
    await expectOpen(page, safety);
    await expectInView(page, safety);
    await page.goBack();
    await expectOpen(page, offering);
    await expectInView(page, offering);
    await page.goForward();
    await expectOpen(page, safety);
    await expectInView(page, safety);
  });

  test('a question that was closed again opens when its address is entered again', async ({
    page,
  }) => {
    await open(page, `${address}#${payments.id}`);
    await question(page, payments.asks).click();
    await expect(opened(page)).toHaveCount(0);
    await page.goto(`${address}#${payments.id}`);
    await expectOpen(page, payments);
  });

  test('another one opened afterwards stays open', async ({page}) => {
    await open(page, `${address}#${payments.id}`);
    await question(page, safety.asks).click();
    await painted(page);
    await expectOpen(page, safety);
  });

  test('an address that is no question’s, or is written wrongly, opens none', async ({page}) => {
    for (const hash of ['#tourism', '#faq-nothing', '#%E0%A4%A']) {
      await page.goto('about:blank');
      await open(page, `${address}${hash}`);
      await expect(questions(page)).toHaveCount(count);
      await expect(opened(page)).toHaveCount(0);
    }
  });
});

test.describe('the browser’s search', () => {
  // A search in the page cannot be started from a test. A link to a text goes the same way in the browser: it looks
  // for the words, also in what is hidden until it is found, and reveals where it finds them
  const words = 'classic%20sedans';
  const vehicles = {id: 'faq-vehicles', asks: 'Which vehicles do you run?'};

  test('finds words in a closed answer and opens its question alone', async ({page}) => {
    await open(page, `${address}#${offering.id}`);
    await expectOpen(page, offering);
    await page.goto(`${address}#:~:text=${words}`);
    await expectOpen(page, vehicles);
    await expectInView(page, vehicles);
  });

  test('finds them before React runs, and what it opened stays open', async ({page}) => {
    await page.goto(`${address}#:~:text=${words}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expectOpen(page, vehicles);
    await expectInView(page, vehicles);
  });
});

test.describe('while React takes the page over', () => {
  test('what is open and focused stays so', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(address, {waitUntil: 'commit'});
    await page.locator('summary', {hasText: offering.asks}).click();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('delivery');
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expectOpen(page, offering);
    await expect(page.locator(':focus')).toHaveText('delivery');
  });

  test('what is opened at the last moment stays open', async ({page}) => {
    await page.addInitScript(() => {
      // One after the other is opened, again and again, until all are replaced
      const open = (turn: number) => {
        const details = document.querySelectorAll<HTMLDetailsElement>('main details');
        const next = details[turn % details.length];
        if (next) {
          next.open = true;
          document.documentElement.dataset['last'] = next.querySelector('summary')?.textContent;
        }
        if (next ?? document.readyState !== 'complete') setTimeout(() => open(turn + 1));
      };
      open(0);
    });
    await open(page, address);
    await expect(page.locator('main details')).toHaveCount(0);
    const last = (await page.locator('html').getAttribute('data-last')) ?? '';
    await expect(opened(page)).toHaveText([last]);
  });

  for (const width of [360, 1280]) {
    test(`nothing moves, at ${width} px: neither when all are closed nor when the address opens one`, async ({
      browser,
    }) => {
      const places = (page: Page) =>
        page.locator('main :is(summary, button.opener), main [id^="faq-"]').evaluateAll((parts) =>
          parts.map((part) => {
            const {left, top, width, height} = part.getBoundingClientRect();
            return [part.id, left, top + scrollY, width, height * Number(part.checkVisibility())];
          }),
        );
      for (const hash of ['', `#${payments.id}`]) {
        const served = await inContext(
          browser,
          {viewport: {width, height: 800}, javaScriptEnabled: false},
          async (page) => {
            await page.goto(`${address}${hash}`);
            return places(page);
          },
        );
        await inContext(browser, {viewport: {width, height: 800}}, async (page) => {
          await open(page, `${address}${hash}`);
          const [first] = await places(page);
          const [before] = served;
          // What stands above comes with JavaScript’s buttons: only the questions are compared
          const shift = Number(first?.[2]) - Number(before?.[2]);
          const shown = (all: (string | number)[][]) => all.filter((part) => Number(part[4]) > 0);
          expect(
            shown(await places(page)).map(([id, left, top, wide, high]) => [
              id,
              left,
              Number(top) - shift,
              wide,
              high,
            ]),
          ).toEqual(shown(served));
        });
      }
    });
  }
});

test('on paper all answers are there', async ({page}) => {
  await open(page, address);
  await page.emulateMedia({media: 'print'});
  for (const text of await page.locator('[id^="faq-"] p').all()) {
    expect(await text.evaluate((element) => element.checkVisibility())).toBe(true);
    expect((await text.boundingBox())?.height).toBeGreaterThan(10);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  const shown = (page: Page) => page.locator('[id^="faq-"] p').filter({visible: true});

  test('questions are headings, open and close, and one is open at most', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('summary').getByRole('heading', {level: 3})).toHaveCount(count);
    await expect(shown(page)).toHaveCount(0);
    for (const {id, asks} of [payments, safety]) {
      await page.locator('summary', {hasText: asks}).click();
      await expect(shown(page)).toHaveCount(1);
      await expect(answer(page, id).locator('p')).toBeVisible();
    }
    await page.locator('summary', {hasText: safety.asks}).click();
    await expect(shown(page)).toHaveCount(0);
  });

  test('the address opens its question, which may be closed', async ({page}) => {
    await page.goto(`${address}#${payments.id}`);
    await expect(shown(page)).toHaveCount(1);
    await expect(answer(page, payments.id).locator('p')).toBeInViewport();
    const button = page.locator('summary', {hasText: payments.asks});
    await expect(button).toBeInViewport();
    await button.click();
    await expect(shown(page)).toHaveCount(0);
  });

  test('the browser’s search opens the question where it finds its words', async ({page}) => {
    await page.goto(`${address}#:~:text=classic%20sedans`);
    await expect(answer(page, 'faq-vehicles').locator('p')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
  });
});
