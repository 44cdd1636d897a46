import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {contact, links, social} from '../../src/company/contact';
import {formatRupees, rentalKeys, rentals} from '../../src/company/fares';
import {languages} from '../../src/company/languages';
import {furtherLinks, mainLinks} from '../../src/company/navigation';
import {origin} from '../../src/company/site';
import {root} from '../support/builtSite';
import {pageAt, readable} from './pages';

test.each(languages)('$path lists its languages, itself among them', ({code, path: permalink}) => {
  const {$} = pageAt(permalink);
  const alternates = [...languages, {code: 'x-default', path: '/'}].map((each) => [
    each.code,
    origin + each.path,
  ]);
  const found = $('link[rel="alternate"][hreflang]').toArray();
  expect(found.map((each) => [$(each).attr('hreflang'), $(each).attr('href')])).toEqual(alternates);
  expect($('meta[property="og:locale"]').attr('content')).toBe(code.replace('-', '_'));
  expect($('link[rel="canonical"]').attr('href')).toBe(origin + permalink);
});

/** Names that no language translates. */
const names = [
  ...['EVO', 'WhatsApp', 'Android', 'iOS', 'Skip to main content'],
  ...[...mainLinks, ...furtherLinks].map(({label}) => label),
  ...social.map(({name}) => name),
  ...[contact.email, ...contact.address],
];

const otherLanguages = languages.slice(1);

describe.each(otherLanguages)('the page in $code', ({code, path: permalink}) => {
  const {$} = pageAt(permalink);
  const script = new Intl.Locale(code).maximize().script ?? '';

  test('has no word in Latin letters but names', () => {
    const $ = load(pageAt(permalink).$.html()); // other tests read the page too
    $(languages.map((each) => `[lang="${each.code}"]:not(html, .page)`).join()).remove();
    const labels = $('body [aria-label]').toArray();
    const texts = [
      readable({$}, 'body'),
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
});

test('every language has the same labels', () => {
  const keys = otherLanguages.map(({code}) =>
    Object.keys(
      JSON.parse(
        readFileSync(path.join(root, `src/company/labels/${code}.json`), 'utf8'),
      ) as Record<string, string>,
    ),
  );
  for (const each of keys) expect(each).toEqual(keys[0]);
});
