/** The pictures in the handbook. EVO_SHOTS=renew draws them again. */
import {execFileSync} from 'node:child_process';
import process from 'node:process';

import {expect, test} from 'playwright/test';

import {root} from '../support/builtSite';
import {open} from '../support/page';

test.use({
  bypassCSP: true, // for styles that tests add
  viewport: {width: 1000, height: 620},
  contextOptions: {reducedMotion: 'reduce', colorScheme: 'light'},
});

test('where a page of the preview is edited, in “Write a page”', async ({page}) => {
  await open(page, '/ride');
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.evaluate((element) => {
    element.style.outline = '3px solid #d6007a';
    element.style.outlineOffset = '6px';
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  await expect(page).toHaveScreenshot('edit-this-page.webp');
});

test('a section and its lines, in “Write a page”', async ({page}) => {
  await open(page, '/handbook/checklist');
  await page.locator('iframe').first().contentFrame().locator('body > *').first().waitFor();
  await page.getByRole('button', {name: /copy/i}).first().scrollIntoViewIfNeeded();
  await expect(page).toHaveScreenshot('section.webp');
});

test('what the check prints, in “Check and publish”', async ({page}) => {
  const command = ['--import', 'tsx', 'tests/deep/misspeltPage.mts'];
  const report = execFileSync(process.execPath, command, {cwd: root, encoding: 'utf8'});
  expect(report.match(/ride\.mdx:\d+/g)).toHaveLength(3);
  await page.setViewportSize({width: 1000, height: 400});
  await page.setContent(
    `<body style="margin:0;background:#07211b;color:#f3f6f0"><pre style="margin:0;padding:28px;` +
      `font:18px/1.5 'Liberation Mono',monospace;white-space:pre-wrap"></pre>`,
  );
  await page
    .locator('pre')
    .evaluate((element, words) => (element.textContent = words), `$ npm run check\n\n${report}`);
  await expect(page).toHaveScreenshot('check.webp');
});

for (const [name, address, section] of [
  ['ServiceMap', '/ride', '#map'],
  ['HillRoad', '/ride', '#climb'],
  ['NumberCloth', '/sustainability', '#saved'],
] as const) {
  test(`${name} at four widths in both themes, on its page`, async ({page}) => {
    test.setTimeout(180_000); // opens the page eight times
    const rows: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const figures: string[] = [];
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({width, height: 1000});
        await open(page, address);
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
