import {expect, test} from 'playwright/test';

import {posts} from '../support/builtPages';
import {main, open} from '../support/page';

test('the address of a post is shared and copied', async ({page}) => {
  const post = posts.at(-1) ?? '';
  test.skip(post === '', 'no post is published');
  await open(page, post);
  const share = page.getByRole('group', {name: 'Share'});
  for (const name of ['WhatsApp', 'Email']) {
    const link = await share.getByRole('link', {name}).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain(post);
  }
  await share.getByRole('button', {name: 'Copy Link'}).click();
  await expect(share.getByRole('status')).toHaveText(/copied/i);
  await open(page, '/search');
  const field = main(page).getByRole('searchbox');
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveValue(new RegExp(`${post}$`));
});
