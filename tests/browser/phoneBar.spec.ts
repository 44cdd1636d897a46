import {expect, test} from 'playwright/test';

import {links} from '../../src/company/contact';
import {footerLink, heading, heroEnd, open, painted, phoneBar, scrollTo} from '../support/page';
import {mainRoutes} from '../support/routes';
import {desktop, phone} from '../support/viewports';

test.use({viewport: phone});

for (const address of mainRoutes) {
  const tag = address === '/about' ? [] : '@rare';
  test(
    `the bar of ${address} appears after the hero, and covers no text at the end`,
    {tag},
    async ({page}) => {
      await open(page, address);
      const end = await heroEnd(page);
      await scrollTo(page, end - 4);
      await expect(phoneBar(page)).toBeHidden();
      await scrollTo(page, end + 4);
      await expect(phoneBar(page)).toBeVisible();
      await expect(async () => {
        await scrollTo(page, 1_000_000); // images load late
        const {y = 0} = (await phoneBar(page).boundingBox()) ?? {};
        const lowest = await page
          .locator('footer :is(p, a, button)')
          .evaluateAll((all) =>
            Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
          );
        expect(lowest).toBeLessThanOrEqual(y);
      }).toPass();
    },
  );
}

for (const [address, target, place] of [
  ['/commercial', '/contact', 'h1'],
  ['/charge', '/charge#partner', '#partner'],
] as const) {
  test(`the bar of ${address} calls, and leads to ${target}`, async ({page}) => {
    await open(page, address);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await scrollTo(page, 2500);
    expect(await height()).toBe(before);
    const actions = phoneBar(page).getByRole('link');
    await expect(actions).toHaveCount(2);
    await expect(actions.first()).toHaveAttribute('href', links.phone);
    await actions.last().click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(place)).toBeInViewport();
  });
}

test('the bar is only on upright phones, not on paper', async ({page}) => {
  await open(page, '/about');
  await scrollTo(page, 2500);
  const expectHidden = async (change: Promise<void>) => {
    await change;
    await expect(phoneBar(page)).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.setViewportSize(phone);
    await expect(phoneBar(page)).toBeVisible();
  };
  await expectHidden(page.emulateMedia({media: 'print'}));
  await expectHidden(page.setViewportSize({width: 667, height: 375})); // a phone on its side
  await expectHidden(page.setViewportSize(desktop));
});

test('the open menu covers the bar', async ({page}) => {
  await page.setViewportSize({width: phone.width, height: 560});
  await open(page, '/contact');
  await scrollTo(page, 2500);
  const bar = phoneBar(page).getByRole('link').first();
  await bar.click({trial: true});
  await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
  await expect(bar.click({trial: true, timeout: 500})).rejects.toThrow('intercepts pointer events');
  const last = page.getByRole('banner').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await last.click({trial: true}); // fails when something covers it
});

test('the bar is the last stop of the keyboard, and follows on to news pages', async ({page}) => {
  await open(page, '/about');
  await scrollTo(page, (await heroEnd(page)) + 4);
  await phoneBar(page).getByRole('link', {name: 'Call'}).focus();
  await page.keyboard.press('Tab');
  await expect(phoneBar(page).getByRole('link', {name: 'Book'})).toBeFocused();
  await expect(page.locator('a, button').last()).toBeFocused();

  await footerLink(page, 'News').click();
  await expect(heading(page)).toHaveText('News');
  await painted(page);
  await expect(phoneBar(page)).toBeHidden();
  await scrollTo(page, (await heroEnd(page)) + 4);
  await expect(phoneBar(page)).toBeVisible();
});
