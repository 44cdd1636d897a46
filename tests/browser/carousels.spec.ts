import {expect, test, type Locator, type Page} from 'playwright/test';

import {desktop, open, phone, scrolled} from '../support/page';

test.use({viewport: desktop});

/** Opens a page with a clock that only the test moves, and scrolls to a carousel. */
async function carousel(page: Page, address: string, label: string) {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(Date.now() + 5000);
  const group = page.getByRole('group', {name: label, exact: true});
  const strip = page.getByRole('list', {name: label});
  const area = group.or(page.locator(':has(> ul)', {has: strip}));
  const row = group.getByRole('group', {name: 'Slides'}).or(strip);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  return {row, area, button: (name: string) => area.getByRole('button', {name, exact: true})};
}

/** The slide at the start of a row, from 0. */
const slide = (row: Locator) =>
  row.evaluate((list) => {
    const start = list.getBoundingClientRect().left;
    const distances = [...list.children].map((each) =>
      Math.abs(each.getBoundingClientRect().left - start),
    );
    return distances.indexOf(Math.min(...distances));
  });

/** Lets time pass in small steps until a slide is shown, and expects that to take about so many milliseconds. */
async function expectSlideAfter(
  page: Page,
  row: Locator,
  next: number,
  time: number,
): Promise<void> {
  const before = await slide(row);
  await page.clock.runFor(time - 600);
  expect(await slide(row)).toBe(before);
  // The timer starts once the browser has finished scrolling to the slide before
  const tick = async () => {
    await page.clock.runFor(100);
    return slide(row);
  };
  await expect.poll(tick, {intervals: [50]}).toBe(next);
}

/** Drags a row sideways with the mouse, at one speed. */
async function drag(page: Page, row: Locator, offset: number, duration: number): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not visible.');
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

for (const [address, label] of [
  ['/', 'What riders say'],
  ['/business', 'Rental rides'],
] as const) {
  test(`${label} moves on every 5 s and starts again after the last`, async ({page}) => {
    const {row} = await carousel(page, address, label);
    for (const next of [1, 2, 0]) await expectSlideAfter(page, row, next, 5000);
  });
}

test('autoplay waits for the pointer, a hidden tab and a carousel out of view', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  const expectStill = async () => {
    await page.clock.runFor(20_000);
    expect(await slide(row)).toBe(0);
  };
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', {configurable: true, value});
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await area.hover();
  await expectStill();
  await hide(true);
  await page.mouse.move(0, 0);
  await expectStill();
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(row).not.toBeInViewport();
  await hide(false);
  await expectStill();
});

test('autoplay stops with the pause button and on keyboard focus', async ({page}) => {
  const {row, area, button} = await carousel(page, '/', 'What riders say');
  await expect(area.locator('button, [tabindex="0"]').first()).toHaveAccessibleName('Pause');
  await button('Pause').click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
  await button('Play').click();
  await page.mouse.move(0, 0);
  await page.locator(':focus').evaluate((element: HTMLElement) => element.blur());
  await expectSlideAfter(page, row, 1, 5000);
  await row.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button('Play')).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(1);
});

test('nothing plays by itself under prefers-reduced-motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {row, button} = await carousel(page, '/', 'What riders say');
  await expect(button('Play')).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('dots lead to their slide, which is announced', async ({page}) => {
  const {row, area, button} = await carousel(page, '/', 'What riders say');
  const status = area.getByRole('status');
  await expectSlideAfter(page, row, 1, 5000);
  await expect(status).toBeEmpty(); // only the visitor's own moves are announced
  await button('Slide 3').click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(2);
  await expect(button('Slide 3')).toHaveAttribute('aria-current', 'true');
  await expect(status).toContainText('3 of 3');
  await expect(area).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(row.getByRole('group')).toHaveCount(3);
  await expect(row.getByRole('group').nth(1)).toHaveAccessibleName('2 of 3');
});

test('previous and next wrap around', async ({page}) => {
  const {row, button} = await carousel(page, '/business', 'What business users say');
  for (const [name, next] of [
    ['Previous', 3],
    ['Next', 0],
  ] as const) {
    await button(name).click();
    await page.clock.runFor(600);
    await expect.poll(() => slide(row)).toBe(next);
    await page.clock.runFor(600);
  }
});

test('two quick presses of Next move two slides', async ({page}) => {
  const {row, area, button} = await carousel(page, '/business', 'What business users say');
  await expect(area.getByText('1/4')).toBeVisible();
  await button('Next').click();
  await button('Next').click();
  await page.clock.runFor(1500);
  await expect.poll(() => slide(row)).toBe(2);
  await expect(area.getByText('3/4')).toBeVisible();
});

test('a swipe turns a slide when offset × velocity passes 10000, and wraps around', async ({
  page,
}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  const swipes: [offset: number, duration: number, next: number][] = [
    [-80, 1000, 0], // 80 px at 80 px/s: 6400
    [-80, 500, 1], // 80 px at 160 px/s: 12800
    [80, 500, 0],
    [200, 200, 2],
    [-200, 200, 0],
  ];
  for (const [offset, duration, next] of swipes) {
    await drag(page, row, offset, duration);
    await expect.poll(() => slide(row)).toBe(next);
  }
});

test('a finger swipes a slide, and still scrolls the page', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    ...{baseURL: baseURL ?? '', viewport: phone, hasTouch: true, isMobile: true},
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, '/');
  const row = page
    .getByRole('group', {name: 'What riders say', exact: true})
    .getByRole('group', {name: 'Slides'});
  await row.evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));
  const box = await row.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 40];
  const touch = await context.newCDPSession(page);
  const finger = async (dx: number, dy: number) => {
    for (let step = 0; step <= 5; step += 1) {
      await touch.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{x: x + (dx * step) / 5, y: y + (dy * step) / 5}],
      });
    }
    await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  };
  await finger(-150, 0);
  await expect.poll(() => slide(row)).toBe(1);
  const before = await scrolled(page);
  await finger(0, -150);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
  expect(await slide(row)).toBe(1);
  await context.close();
});

test.describe('rows of features', () => {
  const features = (page: Page) =>
    carousel(page, '/commercial', 'What makes Evo Commercial top-tier');

  test('go round once in 30 s, and wait for the pointer', async ({page}) => {
    await page.setViewportSize(phone);
    const {row, area} = await features(page);
    const count = await row.getByRole('group').count();
    for (let next = 1; next <= count; next += 1) {
      await expectSlideAfter(page, row, next % count, 30_000 / count);
    }
    await area.hover();
    await page.clock.runFor(40_000);
    expect(await slide(row)).toBe(0);
  });

  test('follow the mouse and settle on the nearest card', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'}); // no autoplay meanwhile
    const {row} = await features(page);
    const width = await row.evaluate((list) => list.children[0]?.clientWidth ?? 0);
    for (const offset of [-width * 0.7, width * 0.2]) {
      await drag(page, row, offset, 4000);
      await expect.poll(() => slide(row)).toBe(1);
    }
  });

  test('turn with the wheel, unless the page is scrolling or no card is left', async ({page}) => {
    const {row} = await features(page);
    await page.mouse.move(640, 5);
    const top = await scrolled(page);
    await page.mouse.wheel(0, 20);
    await expect.poll(() => scrolled(page)).toBe(top + 20);
    await page.clock.runFor(60);
    await row.hover();
    await page.mouse.wheel(0, 40); // goes on scrolling the page
    await expect.poll(() => scrolled(page)).toBe(top + 60);
    expect(await slide(row)).toBe(0);

    for (const [delta, next] of [
      [100, 1],
      [-100, 0],
    ] as const) {
      await page.clock.runFor(600);
      // The row knows its slide once it has finished scrolling
      const settled = row.evaluate(
        (list) => new Promise((resolve) => list.addEventListener('scrollend', resolve)),
      );
      await page.mouse.wheel(0, delta);
      await settled;
      await page.clock.runFor(600);
      expect(await slide(row)).toBe(next);
      expect(await scrolled(page)).toBe(top + 60);
    }
    await page.clock.runFor(600);
    await page.mouse.wheel(0, -100); // before the first card
    await expect.poll(() => scrolled(page)).toBeLessThan(top);
  });

  test('take the focus only while in view', async ({page}) => {
    const {row, button} = await features(page);
    await row.evaluate((list) => {
      for (const each of list.children)
        each.append(Object.assign(document.createElement('a'), {href: '/', textContent: 'link'}));
    });
    await button('Next').click();
    await page.clock.runFor(600);
    await expect.poll(() => slide(row)).toBe(1);
    await expect
      .poll(() =>
        row.evaluate((list) =>
          [...list.children].every((each) => {
            const [box, view] = [each.getBoundingClientRect(), list.getBoundingClientRect()];
            const isOut = box.right <= view.left || box.left >= view.right;
            const link = each.querySelector('a');
            link?.focus({preventScroll: true});
            return (document.activeElement === link) !== isOut;
          }),
        ),
      )
      .toBe(true);
  });
});

test('the strip of clients moves a pixel every 30 ms, pauses, and repeats at half its width', async ({
  page,
}) => {
  const {row, button} = await carousel(page, '/business', 'Trusted by 400+ corporates');
  const left = () => row.evaluate((list) => list.scrollLeft);
  const start = await left();
  await page.clock.runFor(3000);
  expect(Math.abs((await left()) - start - 100)).toBeLessThanOrEqual(3);

  await button('Pause').click();
  await page.mouse.move(0, 0);
  const stopped = await left();
  await page.clock.runFor(3000);
  expect(await left()).toBe(stopped);

  await button('Play').click();
  await page.mouse.move(0, 0);
  const half = await row.evaluate((list) => {
    const [first, again] = [list.children[0], list.children[list.children.length / 2]];
    const distance =
      (again?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    list.scrollLeft = distance - 10;
    return distance;
  });
  await page.clock.runFor(30 * 12);
  expect(await left()).toBeLessThan(half / 2);
});

test('the strip in the hero stands still where it fits', async ({page}) => {
  const {row, area, button} = await carousel(page, '/business', 'Clients');
  await expect(area.getByRole('button')).toHaveCount(0);
  await page.clock.runFor(3000);
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(0);
  const count = await row.getByRole('listitem').count();
  await page.setViewportSize(phone);
  await row.evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(button('Pause')).toBeVisible();
  await page.clock.runFor(3000);
  expect(await row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(90);
  // Assistive technology sees the set once
  await expect(row.getByRole('listitem')).toHaveCount(count);
  await expect(row.locator('li')).toHaveCount(2 * count);
});

test.describe('the gallery', () => {
  const gallery = (page: Page) => page.getByRole('region', {name: 'Join Our Community'});
  const images = (page: Page) => gallery(page).getByRole('group', {name: 'Slides'}).locator('> *');

  test('Next and Previous show every image, by mouse and keyboard', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize(phone);
    await open(page, '/business');
    const count = await images(page).count();
    expect(count).toBe(8);
    const button = (name: string) => gallery(page).getByRole('button', {name});
    await images(page).first().scrollIntoViewIfNeeded();
    await expect(button('Previous')).toBeDisabled();
    for (let index = 0; index < count; index += 1) {
      await expect(images(page).nth(index)).toBeInViewport({ratio: 0.9});
      if (index < count - 1) await button('Next').click();
    }
    await expect(gallery(page).getByText('8/8')).toBeVisible();
    await expect(button('Next')).toBeDisabled();
    await button('Previous').focus();
    await page.keyboard.press('Enter');
    await expect(images(page).nth(count - 2)).toBeInViewport({ratio: 0.9});
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('scrolls by keyboard and has no buttons', async ({page}) => {
      await page.goto('/business');
      await expect(gallery(page).getByRole('button')).toHaveCount(0);
      await gallery(page).getByRole('group', {name: 'Slides'}).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect(images(page).first()).not.toBeInViewport({ratio: 0.9});
    });
  });
});
