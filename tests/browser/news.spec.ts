import {expect, test} from 'playwright/test';

import {posts} from '../support/builtPages';
import {heading, main, open, watch} from '../support/page';

const post = posts.at(-1) ?? '';
const isWithoutPosts = posts.length === 0;

test('the address of a post is shared and copied', async ({page}) => {
  test.skip(isWithoutPosts);
  const problems = watch(page);
  await open(page, post);
  const share = page.getByRole('group', {name: 'Share'});
  for (const name of ['WhatsApp', 'Email']) {
    const link = await share.getByRole('link', {name}).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain(post);
  }
  await share.getByRole('button', {name: 'Copy Link'}).click();
  await expect(share.getByRole('status')).toHaveText(/copied/i);
  expect(problems).toEqual([]);
  await open(page, '/search');
  const field = main(page).getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(new RegExp(`${post}$`));
});

test('the archive lists every post, with an anchor for each year', async ({page}) => {
  test.skip(isWithoutPosts);
  await open(page, '/news');
  await main(page).getByRole('link', {name: 'View All News'}).click();
  await expect(page).toHaveURL(/\/news\/archive$/);
  await expect(heading(page)).toBeInViewport();
  for (const address of posts)
    await expect(main(page).locator(`a[href="${address}"]`)).not.toHaveCount(0);
  for (const year of new Set(posts.map((address) => address.slice(6, 10)))) {
    await main(page).getByRole('link', {name: year}).first().click();
    await expect(page).toHaveURL(/\/news\/archive#/);
    const title = main(page).getByRole('heading', {name: year}).first();
    await expect(title).toBeInViewport();
  }
});

test('the pages of press releases show each once', async ({page}) => {
  await page.goto('/news/press-releases');
  const next = main(page).getByRole('link', {name: 'Next', exact: true});
  const titles: string[] = [];
  const read = async () =>
    titles.push(...(await main(page).getByRole('heading', {level: 2}).allTextContents()));
  await read();
  for (let number = 2; (await next.count()) > 0; number += 1) {
    await next.click();
    await expect(page).toHaveURL(`/news/press-releases/page/${number}`);
    await expect(main(page).getByText(titles.at(-1) ?? '')).toHaveCount(0);
    await read();
  }
  expect(new Set(titles).size).toBe(titles.length);
});
