import {expect, test} from 'playwright/test';

import {contact, phoneLabel} from '../../src/company/contact';
import {origin} from '../../src/company/site';
import {postWith} from '../support/builtSite';
import {heading, open, sticksOut} from '../support/page';
import {languageRoutes} from '../support/routes';

/** A sheet of A4. */
const viewport = {width: 794, height: 1123};
test.use({viewport, colorScheme: 'dark', contextOptions: {reducedMotion: 'reduce'}});

const release = postWith(new RegExp(`<main[^]*${contact.email}[^]*</main>`));
const pages = ['/', release];
const morePages = ['/business', '/ride', '/sustainability', '/help', '/contact', ...languageRoutes];

for (const address of [...pages, ...morePages]) {
  const tag = pages.includes(address) ? [] : '@rare';
  test(`${address} prints everything once, on white, as wide as A4`, {tag}, async ({page}) => {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(contact.address[0]).filter({visible: true})).toHaveCount(1);
    await expect(page.getByText(phoneLabel).filter({visible: true}).last()).toBeVisible();
    if (address === release) {
      await expect(page.getByRole('main').getByText(contact.email).first()).toBeVisible();
    }
    const find = () => {
      /** From 0 for black to 765 for white; of transparent colours, what is given. */
      const brightness = (color: string, transparent: number) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return alpha > 0 ? r + g + b : transparent;
      };
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim(),
        );
      const faults: Record<string, (element: Element) => boolean> = {
        dark: (each) => brightness(getComputedStyle(each).backgroundColor, 765) < 600,
        pale: (each) => hasText(each) && brightness(getComputedStyle(each).color, 0) > 400,
        'hides slides': (each) =>
          each.matches('.carousel-slides') && each.scrollWidth > each.clientWidth + 1,
        splits: (each) =>
          each.matches('.media, section li, section article') &&
          getComputedStyle(each).breakInside !== 'avoid',
        'for screens': (each) => each.matches('.skip, .controls, header:not(main *), [aria-label=Share]'),
      };
      const hidden = [...document.querySelectorAll('[hidden="until-found"]')];
      const visible = [...document.querySelectorAll('html, body *')].filter((each) =>
        each.checkVisibility(),
      );
      return [
        ...hidden.filter((each) => !visible.includes(each)).map(({id}) => `hidden: ${id}`),
        ...Object.entries(faults).flatMap(([fault, has]) =>
          visible
            .filter(has)
            .map(({localName, className}) => `${fault}: ${localName} ${className}`),
        ),
      ];
    };
    // Colours take a moment to change
    await expect.poll(() => page.evaluate(find)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  });
}

test('links in texts print their full address', async ({page}) => {
  await open(page, '/contact');
  await page.emulateMedia({media: 'print'});
  const link = page.locator('article li a[href="/news"]');
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content.replace(/" ?"|" attr\(href\) "/g, '')).toContain(origin);
});
