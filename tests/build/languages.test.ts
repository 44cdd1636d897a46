import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {load} from 'cheerio';
import {Blob, Buffer as ShapingBuffer, Face, Font, shape} from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {describe, expect, test} from 'vitest';

import {contact, links, social} from '../../src/company/contact';
import {formatRupees, rentalKeys, rentals} from '../../src/company/fares';
import {languages, scripts} from '../../src/company/languages';
import {furtherLinks, mainLinks} from '../../src/company/navigation';
import {origin} from '../../src/company/site';
import {build, root} from '../support/builtSite';
import {filesIn} from '../support/files';
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

describe.each(Object.entries(scripts))('the page in %s', (code, {script, font}) => {
  const permalink = languages.find((each) => each.code === code)?.path ?? '';
  const page = pageAt(permalink);
  const {$} = page;

  test('has no word in Latin letters but names', () => {
    const $ = load(page.$.html()); // other tests read the page too
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

  const fonts = filesIn(build).filter((file) => file.startsWith(`assets/fonts/anek-${code}-`));

  test('has two weights of a font of its own, of at most 15 KB each', () => {
    const sizes = fonts.map((file) => readFileSync(path.join(build, file)).length);
    expect(sizes.map((size) => size < 15_000)).toEqual([true, true]);
  });

  test('prints every word with the glyphs of the whole font', async () => {
    const name = `anek-${font.toLowerCase()}`;
    const whole = readFileSync(
      createRequire(import.meta.url).resolve(
        `@fontsource-variable/${name}/files/${name}-${script.toLowerCase()}-wght-normal.woff2`,
      ),
    );
    const printed = readable(page, 'body').match(
      new RegExp(`[\\p{scx=${script}}\u200C\u200D]+`, 'gu'),
    );
    const runs = [...new Set(printed)];
    expect(runs.length).toBeGreaterThan(100);
    for (const file of fonts) {
      const wght = Number(/-(\d+)\./.exec(file)?.[1]);
      const expected = await outlines(whole, runs, code, {wght});
      const found = await outlines(readFileSync(path.join(build, file)), runs, code);
      expect(runs.filter((run) => found[run] !== expected[run])).toEqual([]);
    }
  });
});

/** The outlines of the glyphs that a font prints words with, by word. */
async function outlines(
  font: Buffer,
  runs: readonly string[],
  language: string,
  variationAxes = {},
): Promise<Record<string, string>> {
  const options = {targetFormat: 'truetype', variationAxes} as const;
  const shaper = new Font(new Face(new Blob(await subsetFont(font, runs.join(''), options))));
  const outlinesOf = (run: string) => {
    const text = new ShapingBuffer();
    text.addText(run);
    text.guessSegmentProperties();
    text.setLanguage(language);
    shape(shaper, text);
    const glyphs = text.getGlyphInfos().map(({codepoint}) => shaper.glyphToPath(codepoint));
    return glyphs.join(' ');
  };
  return Object.fromEntries(runs.map((run) => [run, outlinesOf(run)]));
}

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
