import {expect, test} from 'playwright/test';
import type {Locator, Page} from 'playwright/test';

import {atRest, desktop, open, phone} from './helpers';

test.use({viewport: desktop});

/** Opens a page with a clock that the test moves, and brings a carousel, or the clients' strip, into view. */
async function carousel(
  page: Page,
  address: string,
  label: string,
): Promise<{row: Locator; area: Locator}> {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(Date.now() + 5000); // from here on, only the test lets time pass
  const strip = page.getByRole('list', {name: label});
  const group = page.getByRole('group', {name: label, exact: true});
  const area = page
    .locator('[data-carousel]')
    .and(group.or(page.locator(':has(> ul)', {has: strip})));
  const row = area.getByRole('group', {name: 'Slides'}).or(area.getByRole('list', {name: label}));
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  return {row, area};
}

/** Pulls a row sideways by the mouse: so many pixels, in so many milliseconds, at one speed. */
async function pull(page: Page, row: Locator, offset: number, duration: number): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not in the page.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(60, box.height / 2)];
  const steps = 10;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.clock.runFor(duration / steps);
    await page.mouse.move(x + (offset * step) / steps, y);
  }
  await page.mouse.up();
  await page.clock.runFor(1000);
}

/** Which slide of a row is at its beginning, from 0. */
const slide = (row: Locator) =>
  row.evaluate((list) => {
    const start = list.getBoundingClientRect().left;
    const distances = [...list.children].map((each) =>
      Math.abs(each.getBoundingClientRect().left - start),
    );
    return distances.indexOf(Math.min(...distances));
  });

/**
 * Lets five seconds pass, after which the next slide is there. They begin when the browser has seen the slide before in
 * its place, which takes it a moment of its own: that much more is given, in steps, and no less than almost five.
 */
async function waitForSlide(page: Page, row: Locator, next: number): Promise<void> {
  const before = await slide(row);
  await page.clock.runFor(4400);
  expect(await slide(row)).toBe(before);
  let waited = 4400;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        waited += 100;
        return slide(row);
      },
      {intervals: [50]},
    )
    .toBe(next);
  expect(waited).toBeLessThan(8000);
}

test('riders’ words move on after five seconds, and begin again after the last', async ({page}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  expect(await slide(row)).toBe(0);
  for (const next of [1, 2, 0]) {
    await waitForSlide(page, row, next);
  }
});

test('riders’ words wait while the pointer is over them', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await area.hover();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('the pause button stops them, says so, and lets them go on', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await area.getByRole('button', {name: 'Pause'}).click();
  await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
  await area.getByRole('button', {name: 'Play'}).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5200);
  await expect.poll(() => slide(row)).toBe(1);
});

test('the keyboard’s focus stops them; the pause button comes first', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await expect(area.locator('button, [tabindex="0"]').first()).toHaveAccessibleName('Pause');
  await row.focus();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift+Tab');
  await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('nothing moves by itself where less motion is wanted', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {row, area} = await carousel(page, '/', 'What riders say');
  await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('the slideshow shows its three pictures for five seconds each', async ({page}) => {
  const {row} = await carousel(page, '/business', 'Rental rides');
  for (const next of [1, 2, 0]) {
    await waitForSlide(page, row, next);
  }
});

test('dots lead to their slide and say which is shown', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await area.getByRole('button', {name: 'Slide 3'}).click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(2);
  await expect(area.getByRole('button', {name: 'Slide 3'})).toHaveAttribute('aria-current', 'true');
});

test('previous and next wrap around at both ends', async ({page}) => {
  const {row, area} = await carousel(page, '/business', 'Business users');
  await area.getByRole('button', {name: 'Previous'}).click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(3);
  await page.clock.runFor(600);
  await area.getByRole('button', {name: 'Next'}).click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(0);
});

test('a swipe turns a slide when offset × velocity passes 10000', async ({page}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  await pull(page, row, -80, 500); // 80 px at 160 px/s: 12800
  await expect.poll(() => slide(row)).toBe(1);
  await pull(page, row, 80, 500);
  await expect.poll(() => slide(row)).toBe(0);
});

test('a swipe below the threshold is taken back', async ({page}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  await pull(page, row, -80, 1000); // 80 px at 80 px/s: 6400
  await page.waitForFunction(
    (list) => (list as Element).scrollLeft === 0,
    await row.elementHandle(),
  );
  expect(await slide(row)).toBe(0);
});

test('a swipe that turns back in the end is taken back', async ({page}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  const box = await row.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 250, y);
  await page.clock.runFor(300);
  for (const offset of [-220, -190, -160]) {
    await page.mouse.move(x + offset, y);
    await page.clock.runFor(20);
  }
  await page.mouse.up();
  await page.clock.runFor(1000);
  await page.waitForFunction(
    (list) => (list as Element).scrollLeft === 0,
    await row.elementHandle(),
  );
});

test('swipes wrap around at both ends', async ({page}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  await pull(page, row, 200, 200);
  await expect.poll(() => slide(row)).toBe(2);
  await pull(page, row, -200, 200);
  await expect.poll(() => slide(row)).toBe(0);
});

test('a finger swipes as the mouse does, and still scrolls the page', async ({browser}) => {
  const context = await browser.newContext({viewport: phone, hasTouch: true, isMobile: true});
  const page = await context.newPage();
  await page.emulateMedia({reducedMotion: 'reduce'}); // so that nothing moves by itself meanwhile
  await open(page, '/');
  const row = page
    .getByRole('group', {name: 'What riders say', exact: true})
    .getByRole('group', {name: 'Slides'});
  await row.evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));
  const box = await row.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 40];
  const touch = await context.newCDPSession(page);
  const finger = async (moves: readonly (readonly [number, number])[]) => {
    for (const [step, [dx, dy]] of moves.entries()) {
      await touch.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{x: x + dx, y: y + dy}],
      });
    }
    await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  };
  await finger([0, -30, -60, -90, -120, -150].map((dx) => [dx, 0] as const));
  await expect.poll(() => slide(row)).toBe(1);
  const before = await page.evaluate(() => scrollY);
  await finger([0, -30, -60, -90, -120, -150].map((dy) => [0, dy] as const));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await slide(row)).toBe(1);
  await context.close();
});

for (const [address, label, cards] of [
  ['/commercial', 'What makes it top-tier', 4],
  ['/business', 'And more on every ride', 4],
] as const) {
  test(`the features of ${address} go once round in 30 s and begin again`, async ({page}) => {
    await page.setViewportSize(phone);
    const {row} = await carousel(page, address, label);
    await expect(row.getByRole('group')).toHaveCount(cards);
    for (let next = 1; next <= cards; next += 1) {
      await page.clock.runFor(30_000 / cards - 1500);
      expect(await slide(row)).toBe(next - 1);
      await page.clock.runFor(1500);
      await expect.poll(() => slide(row)).toBe(next % cards);
    }
  });
}

test('the features wait while the pointer is over them', async ({page}) => {
  const {row, area} = await carousel(page, '/commercial', 'What makes it top-tier');
  await area.hover();
  await page.clock.runFor(40_000);
  expect(await slide(row)).toBe(0);
});

test('the features follow the mouse and rest at the nearest card', async ({page}) => {
  const {row} = await carousel(page, '/commercial', 'What makes it top-tier');
  const width = await row.evaluate((list) => list.children[0]?.clientWidth ?? 0);
  await pull(page, row, -width * 0.7, 4000);
  await expect.poll(() => slide(row)).toBe(1);
  await pull(page, row, width * 0.2, 4000);
  await expect.poll(() => slide(row)).toBe(1);
});

test('the features rest where they were let go, though the browser has not told of the last scrolling', async ({
  page,
}) => {
  const {row} = await carousel(page, '/commercial', 'What makes it top-tier');
  await row.hover();
  await page.mouse.down();
  await row.evaluate((list) => {
    const box = list.getBoundingClientRect();
    const width = list.children[0]?.clientWidth ?? 0;
    const at = (type: string, offset: number) =>
      list.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1, // the mouse, which is down
          pointerType: 'mouse',
          clientX: box.left + box.width / 2 + offset,
          clientY: box.top + 20,
        }),
      );
    list.addEventListener('scrollend', () => list.setAttribute('data-rests', ''));
    // In one go: no frame is drawn and no scroll event comes between the pull and its end
    at('pointermove', -width * 0.7);
    at('pointerup', -width * 0.7);
  });
  await page.mouse.up();
  await expect(row).toHaveAttribute('data-rests');
  await atRest(() => row.evaluate((list) => list.scrollLeft));
  expect(await slide(row)).toBe(1);
});

test('a turn of the wheel over the features moves them by a card', async ({page}) => {
  const {row} = await carousel(page, '/commercial', 'What makes it top-tier');
  await row.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(1);
  await page.mouse.wheel(0, -100);
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('the wheel scrolls the page where the features have nothing left', async ({page}) => {
  const {row} = await carousel(page, '/commercial', 'What makes it top-tier');
  await row.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
});

test('a wheel that was scrolling the page already goes on scrolling the page', async ({page}) => {
  const {row} = await carousel(page, '/commercial', 'What makes it top-tier');
  await page.mouse.move(640, 5);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top + 20);
  await page.clock.runFor(60);
  await row.hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top + 60);
  expect(await slide(row)).toBe(0);
});

test('slides are told when the visitor moves them, and not when they move by themselves', async ({
  page,
}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  const status = area.getByRole('status');
  await page.clock.runFor(5000);
  await expect.poll(() => slide(row)).toBe(1);
  await expect(status).toBeEmpty();
  await area.getByRole('button', {name: 'Slide 3'}).click();
  await expect(status).toContainText('3 of 3');
  const words = await row.locator('blockquote').nth(2).textContent();
  await expect(status).toContainText(words ?? 'no words');
});

test('a slide that is out of view cannot take the focus', async ({page}) => {
  const {row, area} = await carousel(page, '/commercial', 'What makes it top-tier');
  // None of the site's slides holds a link today; a writer may put one in tomorrow
  await row.evaluate((list) => {
    for (const each of list.children)
      each.append(Object.assign(document.createElement('a'), {href: '/', textContent: 'link'}));
  });
  for (const next of [1, 2]) {
    await area.getByRole('button', {name: 'Next'}).click();
    await page.clock.runFor(600);
    await expect.poll(() => slide(row)).toBe(next);
  }
  const state = () =>
    row.evaluate((list) =>
      [...list.children].map((each) => {
        const [box, window] = [each.getBoundingClientRect(), list.getBoundingClientRect()];
        const out = box.right <= window.left || box.left >= window.right;
        const link = each.querySelector('a');
        link?.focus({preventScroll: true});
        return {out, focused: document.activeElement === link};
      }),
    );
  await expect.poll(async () => (await state()).some(({out}) => out)).toBe(true);
  for (const {out, focused} of await state()) expect(focused).toBe(!out);
});

test('carousels are named groups of named slides, as the W3C’s pattern has it', async ({page}) => {
  for (const [address, count] of [
    ['/', 1],
    ['/commercial', 2],
    ['/drive', 2],
    ['/business', 4],
  ] as const) {
    await open(page, address);
    const areas = page.locator('[aria-roledescription="carousel"]');
    await expect(areas).toHaveCount(count);
    for (const area of await areas.all()) {
      await expect(area).toHaveRole('group');
      await expect(area).toHaveAccessibleName(/^(?!.*carousel).+/i);
      const slides = area.locator('[aria-roledescription="slide"]');
      const total = await slides.count();
      expect(total).toBeGreaterThan(2);
      for (const [index, each] of (await slides.all()).entries()) {
        await expect(each).toHaveRole('group');
        await expect(each).toHaveAccessibleName(`${index + 1} of ${total}`);
      }
    }
  }
});

test('timers rest while the tab is hidden and while the carousel is out of view', async ({
  page,
}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', {configurable: true, value});
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
  await hide(false);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(row).not.toBeInViewport();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('the strip under the headline of /business stands still where it fits, and moves where it does not', async ({
  page,
}) => {
  const {row, area} = await carousel(page, '/business', 'Clients');
  await expect(area.getByRole('button')).toHaveCount(0);
  await page.clock.runFor(3000);
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
  await expect(row.getByRole('listitem')).toHaveCount(6);
  await page.setViewportSize(phone);
  await row.evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(area.getByRole('button', {name: 'Pause'})).toBeVisible();
  const start = await row.evaluate((list) => list.scrollLeft);
  await page.clock.runFor(3000);
  const moved = (await row.evaluate((list) => list.scrollLeft)) - start;
  expect(moved).toBeGreaterThanOrEqual(95);
  expect(moved).toBeLessThanOrEqual(102);
  // The repeated set is hidden from assistive technology
  await expect(row.getByRole('listitem')).toHaveCount(6);
  await expect(row.locator('li')).toHaveCount(12);
});

test('nothing on the page shifts while carousels move', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {value: number};
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  const {row, area} = await carousel(page, '/', 'What riders say');
  await page.evaluate(() => delete document.documentElement.dataset['shift']);
  for (const next of [1, 2, 0]) {
    await waitForSlide(page, row, next);
  }
  await area.getByRole('button', {name: 'Slide 2'}).click();
  await expect.poll(() => slide(row)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
});

test('the clients’ strip moves a pixel every 30 ms, pauses, and begins again at half its width', async ({
  page,
}) => {
  const {row, area} = await carousel(page, '/business', 'Trusted by 400+ corporates');
  const left = () => row.evaluate((list) => list.scrollLeft);
  const start = await left();
  await page.clock.runFor(3000);
  const moved = (await left()) - start;
  expect(moved).toBeGreaterThanOrEqual(98);
  expect(moved).toBeLessThanOrEqual(102);

  await area.getByRole('button', {name: 'Pause'}).click();
  await page.mouse.move(0, 0);
  const stopped = await left();
  await page.clock.runFor(3000);
  expect(await left()).toBe(stopped);

  await area.getByRole('button', {name: 'Play'}).click();
  await page.mouse.move(0, 0);
  const half = await row.evaluate((list) => {
    const [first, seventh] = [list.children[0], list.children[6]];
    const distance =
      (seventh?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    list.scrollLeft = distance - 10;
    return distance;
  });
  await page.clock.runFor(30 * 12);
  const after = await left();
  expect(after).toBeLessThan(half / 2);
});

test('a figure counts up once when it is scrolled into view, within two seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/sustainability');
  const figure = page.locator('dd', {hasText: '650'});
  const running = figure.locator('[aria-hidden="true"]');
  await expect(running).toHaveCount(0);
  await page.clock.runFor(200);
  await figure.evaluate((element) =>
    element.scrollIntoView({behavior: 'instant', block: 'center'}),
  );
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(running).toHaveCount(1, {timeout: 100});
  }).toPass();
  expect(Number(await running.textContent())).toBeLessThan(650);
  // For assistive technology, and in the page, it is the final figure all the time
  expect((await figure.textContent())?.startsWith('650')).toBe(true);
  await page.clock.runFor(2000);
  await expect(running).toHaveCount(0);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.clock.runFor(500);
  await figure.evaluate((element) =>
    element.scrollIntoView({behavior: 'instant', block: 'center'}),
  );
  await page.clock.runFor(300);
  await expect(running).toHaveCount(0);
});
