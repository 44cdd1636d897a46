import {expect, test} from 'playwright/test';

test('the editor opens with its own configuration', async ({page}) => {
  const configuration = page.waitForResponse('**/admin/config.yml*');
  await page.goto('/admin/');
  expect((await configuration).ok()).toBe(true);
  await expect(page.getByRole('button').first()).toBeVisible();
});
