import {readFileSync} from 'node:fs';

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

const readability = readFileSync(require.resolve('@mozilla/readability/Readability'), 'utf8');

test('the reader mode of Firefox shows the image and the text of each post', async ({page}) => {
  for (const post of posts) {
    await open(page, post);
    const article = main(page).locator('> article');
    const image = await article.getByRole('figure').getByRole('img').first().getAttribute('alt');
    const paragraphs = article.locator('.lead, #__blog-post-container > p:not(:has(a))');
    const words = await paragraphs.allTextContents();
    const shown = await page.evaluate<string>(
      `${readability}; new Readability(document.cloneNode(true)).parse().content`,
    );
    await page.setContent(shown);
    await expect(page.getByAltText(image ?? '').first(), post).toBeAttached();
    for (const text of words) await expect(page.locator('body'), post).toContainText(text);
  }
});
