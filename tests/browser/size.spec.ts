import {brotliCompressSync} from 'node:zlib';

import {expect, test} from 'playwright/test';

import {open} from '../support/page';

test('the scripts of the home page have at most 118 KB before anybody touches it', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThanOrEqual(118);
});
