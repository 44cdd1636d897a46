import {expect, test} from 'playwright/test';

import {open} from '../support/page';

test.use({
  bypassCSP: true, // for the sheet's styles
  contextOptions: {reducedMotion: 'reduce'},
});

const drawings = [
  {name: 'ServiceMap', path: '/ride', section: '#map'},
  {name: 'HillRoad', path: '/ride', section: '#climb'},
  {name: 'NumberCloth', path: '/sustainability', section: '#saved'},
];

for (const {name, path, section} of drawings) {
  test(`${name} at four widths in both themes, on its page`, async ({page}) => {
    test.setTimeout(180_000); // opens the page eight times
    const rows: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const figures: string[] = [];
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({width, height: 1000});
        await open(page, path);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        // Without the other sections: the height of a screenshot depends on where it starts
        await page.addStyleTag({content: `main > :not(${section}) { display: none }`});
        const png = await page
          .locator(section)
          .screenshot({style: 'header, [class*="phoneBar"] { visibility: hidden }'});
        figures.push(
          `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${width} px, ${colorScheme}</figcaption></figure>`,
        );
      }
      rows.push(`<div>${figures.join('')}</div>`);
    }
    await page.setContent(
      `<!doctype html><style>
        body { margin: 0; width: max-content; font: 18px 'Liberation Sans'; color: #1c2421; background: #fff }
        div { display: flex; gap: 20px; padding: 16px }
        figure { margin: 0 }
        img { display: block; height: 320px; margin-bottom: 6px }
      </style>${rows.join('')}`,
    );
    await expect(page.locator('body')).toHaveScreenshot(`${name}.webp`);
  });
}
