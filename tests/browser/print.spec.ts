import {expect, test} from 'playwright/test';

import {contact, phoneLabel} from '../../src/company/contact';
import {origin} from '../../src/company/site';
import {postWith} from '../support/builtSite';
import {desktop, heading, open, sticksOut} from '../support/page';
import {languageRoutes} from '../support/routes';

test.use({viewport: desktop, colorScheme: 'dark', contextOptions: {reducedMotion: 'reduce'}});

const release = postWith(new RegExp(`<main[^]*${contact.email}[^]*</main>`));
const pages = ['/', '/business', release];
const morePages = ['/help', '/contact', '/privacy', ...languageRoutes];

for (const address of [...pages, ...morePages]) {
  const tag = pages.includes(address) ? [] : '@rare';
  test(`${address} prints everything once, on white`, {tag}, async ({page}) => {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(contact.address[0]).filter({visible: true})).toHaveCount(1);
    await expect(page.getByText(phoneLabel).filter({visible: true}).last()).toBeVisible();
    if (address === release) {
      await expect(page.getByRole('main').getByText(contact.email).first()).toBeVisible();
    }
    const find = () => {
      const describe = (element: Element) =>
        `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      const visible = [...document.querySelectorAll('body *')].filter((element) =>
        element.checkVisibility(),
      );
      /** From 0 for black to 765 for white, where the colour is not transparent. */
      const brightness = (color: string) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return alpha > 0 ? r + g + b : undefined;
      };
      const isDark = (e: Element) => (brightness(getComputedStyle(e).backgroundColor) ?? 765) < 600;
      const isPale = (e: Element) =>
        e instanceof HTMLElement &&
        [...e.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        (brightness(getComputedStyle(e).color) ?? 0) > 400;
      const panels = [...document.querySelectorAll('[hidden="until-found"]')];
      return [
        ...[document.documentElement, ...visible].filter(isDark).map((e) => `dark: ${describe(e)}`),
        ...visible.filter(isPale).map((e) => `pale text: ${describe(e)}`),
        ...visible
          .filter((e) => e.matches('.carousel-slides') && e.scrollWidth > e.clientWidth + 1)
          .map((e) => `hides slides: ${describe(e)}`),
        ...panels.filter((e) => !visible.includes(e)).map((e) => `hidden: ${describe(e)}`),
        ...visible
          .filter((e) => e.matches('.skip, .controls, header:not(main *), [data-share]'))
          .map((e) => `for screens: ${describe(e)}`),
      ];
    };
    // Colours take a moment to change
    await expect.poll(() => page.evaluate(find)).toEqual([]);
  });
}

test('links in texts print their full address', async ({page}) => {
  await open(page, '/contact');
  await page.emulateMedia({media: 'print'});
  const link = page.locator('article li a[href="/news"]');
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content.replace(/" ?"|" attr\(href\) "/g, '')).toContain(origin);
});

for (const address of ['/ride', '/sustainability', ...languageRoutes]) {
  test(`${address} fits on A4`, {tag: '@rare'}, async ({page}) => {
    await page.setViewportSize({width: 794, height: 1123});
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    expect(await sticksOut(page)).toEqual([]);
  });
}
