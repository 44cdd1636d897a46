import {expect, test, type Page} from 'playwright/test';

import {carousel, slide} from '../support/carousel';
import {open, scrolled} from '../support/page';
import {phone} from '../support/viewports';

test.describe('rows of features', () => {
  const features = (page: Page) =>
    carousel(page, '/commercial', 'What makes Evo Commercial top-tier');

  test('leave a vertical wheel to the page, and scroll with a sideways one', async ({page}) => {
    const {row} = await features(page);
    await row.hover();
    const top = await scrolled(page);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => scrolled(page)).toBe(top + 40);
    expect(await slide(row)).toBe(0);
    await page.mouse.wheel(400, 0);
    await expect.poll(() => slide(row)).toBe(1);
    expect(await scrolled(page)).toBe(top + 40);
  });

  for (const [address, label] of [
    ['/commercial', 'What makes Evo Commercial top-tier'],
    ['/business', 'More for your company'],
  ] as const) {
    test(`${address} moves its features on wide screens, too`, async ({page}) => {
      const {row} = await carousel(page, address, label);
      await page.clock.runFor(16_000);
      await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    });
  }

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
  await expect(row.getByRole('listitem').first()).toHaveCSS('inline-size', '200px');
  const left = () => row.evaluate((list) => list.scrollLeft);
  const start = await left();
  await page.clock.runFor(3000);
  expect(Math.abs((await left()) - start - 100)).toBeLessThanOrEqual(3);

  await button('Pause').click();
  await page.mouse.move(0, 0);
  const stopped = await left();
  await page.clock.runFor(3000);
  expect(await left()).toBe(stopped);

  await page.setViewportSize({width: 1920, height: 900});
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
