import {readFileSync} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import {expect, test} from 'vitest';

import {origin} from '../../src/company/site';
import {hashOf} from '../../src/plugins/cache';
import {build} from '../support/builtSite';
import {publicPages, structuredData, type Page} from './pages';

const meta = ({$}: Page, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
const isPost = ({path: permalink}: Page) => /^\/news\/\d{4}\//.test(permalink);

/** The file of the card that a page names. */
function cardOf(page: Page): Buffer {
  const url = new URL(meta(page, 'og:image'));
  expect(url.origin, page.path).toBe(origin);
  return readFileSync(path.join(build, url.pathname));
}

test.each(publicPages)('$path has a card of 1200 × 630 pixels and at most 120 KB', async (page) => {
  const card = cardOf(page);
  const {format, width, height} = await sharp(card).metadata();
  expect({format, width, height}).toEqual({format: 'jpeg', width: 1200, height: 630});
  expect(card.length).toBeLessThanOrEqual(120_000);
  expect(meta(page, 'twitter:image')).toBe(meta(page, 'og:image'));
  expect(meta(page, 'og:image:width')).toBe('1200');
  expect(meta(page, 'og:image:height')).toBe('630');
  expect(meta(page, 'og:image:alt').trim()).not.toBe('');
  expect(page.$('meta[property="og:image:alt"]')).toHaveLength(1);
});

test('no two pages share a card', () => {
  const hashes = publicPages.map((page) => hashOf(cardOf(page)));
  const repeated = publicPages.filter((_, index) => hashes.indexOf(hashes[index] ?? '') !== index);
  expect(repeated.map(({path: permalink}) => permalink)).toEqual([]);
});

test.each(publicPages.filter(isPost))(
  '$path is an article with a day, a section and its card',
  (page) => {
    expect(meta(page, 'og:type')).toBe('article');
    expect(meta(page, 'article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(meta(page, 'article:section')).not.toBe('');
    const posting = structuredData(page).find((thing) => thing['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      headline: expect.stringMatching(/./) as string,
      datePublished: meta(page, 'article:published_time'),
      image: {url: meta(page, 'og:image')},
    });
  },
);
