import {brotliCompressSync} from 'node:zlib';

import {expect, test} from 'playwright/test';

import {open} from '../support/page';

test('the home page loads at most 118 KB of scripts by itself', async ({page}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThanOrEqual(118);
});
