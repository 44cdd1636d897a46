import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {contact, links, social} from '../../src/company/contact';
import {formatRupees, rentalKeys, rentals} from '../../src/company/fares';
import {languages, scripts} from '../../src/company/languages';
import {mainLinks} from '../../src/company/navigation';
import {origin} from '../../src/company/site';
import {build, root} from '../support/builtSite';
import {filesIn} from '../support/files';
import {pageAt, words} from './pages';

const alternates = [...languages, {code: 'x-default', path: '/'}].map(({code, path: to}) => [
  code,
  origin + to,
]);

test.each(languages)('$path lists its languages, itself among them', ({code, path: permalink}) => {
  const {$} = pageAt(permalink);
  const found = $('link[rel="alternate"][hreflang]').toArray();
  expect(found.map((each) => [$(each).attr('hreflang'), $(each).attr('href')])).toEqual(alternates);
  expect($('meta[property="og:locale"]').attr('content')).toBe(code.replace('-', '_'));
  expect($('link[rel="canonical"]').attr('href')).toBe(origin + permalink);
});

test('the sitemap lists the languages of these pages, and of no other', () => {
  const $ = load(readFileSync(path.join(build, 'sitemap.xml'), 'utf8'), {xml: true});
  const entries = $('url')
    .toArray()
    .filter((entry) => $(entry).find('[hreflang]').length > 0);
  expect(entries.map((entry) => $(entry).find('loc').text()).sort()).toEqual(
    languages.map(({path: permalink}) => origin + permalink).sort(),
  );
  for (const entry of entries) {
    const found = $(entry).find('[hreflang]').toArray();
    expect(found.map((each) => [$(each).attr('hreflang'), $(each).attr('href')])).toEqual(
      alternates,
    );
  }
});

/** Names that no language translates. */
const names = [
  ...['EVO', 'WhatsApp', 'Android', 'iOS', 'Skip to main content'],
  ...mainLinks.map(({label}) => label),
  ...social.map(({name}) => name),
  ...[contact.email, ...contact.address],
];

describe.each(Object.entries(scripts))('the page in %s', (code, {script}) => {
  const permalink = languages.find((each) => each.code === code)?.path ?? '';
  const page = pageAt(permalink);
  const {$} = page;

  test('has no word in Latin letters but names', () => {
    const $ = load(page.$.html()); // other tests read the page too
    $(languages.map((each) => `[lang="${each.code}"]:not(html, .page)`).join()).remove();
    const labels = $('body [aria-label]').toArray();
    const texts = [
      words({...page, $}, 'body'),
      ...labels.map((each) => $(each).attr('aria-label') ?? ''),
    ];
    const latin = names
      .sort((a, b) => b.length - a.length)
      .reduce((text, name) => text.replaceAll(name, ' '), texts.join('\n'));
    expect(latin.match(/\p{Script=Latin}+/gu) ?? []).toEqual([]);
    expect(latin.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length).toBeGreaterThan(500);
  });

  test('names the five rentals with their fares, and both ways to talk to EVO', () => {
    const rows = $('#fares li').toArray();
    expect(rows).toHaveLength(rentalKeys.length);
    for (const [index, rental] of rentalKeys.entries()) {
      expect($(rows[index]).text()).toContain(formatRupees(rentals[rental].from));
    }
    expect($('#book ol > li')).toHaveLength(4);
    expect($(`main a[href="${links.phone}"]`).length).toBeGreaterThan(1);
    const messages = $(`main a[href^="${links.whatsapp}?text="]`).toArray();
    expect(messages).toHaveLength(2);
    for (const message of messages) {
      const text = new URL($(message).attr('href') ?? '').searchParams.get('text');
      expect(text).toMatch(
        new RegExp(`\\p{Script=${script}}.*EVO|EVO.*\\p{Script=${script}}`, 'u'),
      );
    }
  });

  test('has two weights of a font of its own, of at most 75 KB each', () => {
    const fonts = filesIn(build).filter((file) => file.includes(`anek-${code}-`));
    const sizes = fonts.map((file) => readFileSync(path.join(build, file)).length);
    expect(sizes.map((size) => size < 75_000)).toEqual([true, true]);
  });
});

test('every language has the same labels', () => {
  const keys = Object.keys(scripts).map((code) =>
    Object.keys(
      JSON.parse(
        readFileSync(path.join(root, `src/company/labels/${code}.json`), 'utf8'),
      ) as Record<string, string>,
    ),
  );
  for (const each of keys) expect(each).toEqual(keys[0]);
});
