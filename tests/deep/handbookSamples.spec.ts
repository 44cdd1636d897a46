import {expect, test} from 'playwright/test';

import {setScheme, violations} from '../support/axe';
import {desktop, open, phone} from '../support/page';

// Only previews mark samples, like the handbook
const samples = [
  {path: '/', selector: '.person .sample-mark', min: 3},
  {path: '/drive', selector: '.person .sample-mark', min: 3},
  {path: '/business', selector: 'li:not([aria-hidden]) > .sample-mark', min: 6},
  {path: '/news/media-coverage', selector: '.client ~ .sample-mark, b ~ .sample-mark', min: 3},
];

for (const {path, selector, min} of samples) {
  test(`${path} marks its samples in both themes`, async ({page}) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      const marks = page.locator(selector);
      expect(await marks.count()).toBeGreaterThanOrEqual(min);
      await expect(marks.first()).toHaveText('Sample');
      for (const scheme of ['light', 'dark'] as const) {
        await setScheme(page, scheme);
        await marks.first().scrollIntoViewIfNeeded();
        expect(await violations(page, 'main')).toEqual([]);
      }
    }
  });
}
