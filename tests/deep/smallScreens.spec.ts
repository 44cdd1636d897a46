import {expect, test, type Locator} from 'playwright/test';

import {furtherLinks, mainLinks} from '../../src/company/navigation';
import {open, phone, phoneBar, scrollTo, sticksOut} from '../support/page';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const {hasBar, ...viewport} of [
  {width: 320, height: 256, hasBar: false}, // a window of 1280 px at 400 %
  {width: 640, height: 420, hasBar: true},
]) {
  test(`in a window of ${viewport.width} px every link of the menu is seen when focused (1.4.10, 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await scrollTo(page, 3000);
    await expect(phoneBar(page)).toBeVisible({visible: hasBar});
    await page.getByRole('banner').getByRole('button', {name: 'Menu'}).focus();
    await page.keyboard.press('Enter');
    expect(await sticksOut(page)).toEqual([]);
    for (const {label} of [...mainLinks, ...furtherLinks]) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveText(label);
      await focused.click({trial: true}); // fails when something covers it
      await expect(focused).toBeInViewport({ratio: 1});
    }
  });
}

/** The label and the error of a field, where they are covered or out of view. */
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

test('an invalid field is shown with its label and its error, from above and below', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 760});
  await open(page, '/charge');
  const form = page.locator('main form');
  const values = ['Ritu Deka', '9864012345', 'ritu@example.com', 'A bay in Tezpur.'];
  const fields = form.locator('input, textarea');
  for (const index of values.keys()) {
    for (const [each, value] of values.entries()) {
      await fields.nth(each).fill(each === index ? '' : value);
    }
    for (const top of [0, 1_000_000]) {
      await form.locator('[type="submit"]').focus();
      await scrollTo(page, top);
      await page.keyboard.press('Enter');
      await expect(fields.nth(index)).toBeFocused();
      expect(await covered(fields.nth(index))).toEqual([]);
    }
  }
});
