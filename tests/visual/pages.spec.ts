/**
 * Compares screenshots of every page with those of another build: first take them, then build again and compare.
 *
 *     npm run visual -- --update-snapshots=all
 *     npm run visual
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {build} from '../support/builtSite';
import {filesIn} from '../support/files';

const isRedirect = (file: string) =>
  readFileSync(path.join(build, file), 'utf8').includes('http-equiv="refresh"');
const pages = filesIn(build).filter(
  (file) => file.endsWith('.html') && !file.startsWith('admin/') && !isRedirect(file),
);

for (const file of pages.sort()) {
  const address = `/${file.replace(/(?:index)?\.html$/, '')}`;
  for (const width of [390, 1280]) {
    test(`${address} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      // Loads the images further down
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
          window.scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot([String(width), `${file}.png`], {fullPage: true});
    });
  }
}
