import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';

import {repository} from '../../src/company/site';
import {config} from './htmlValidate';
import {languageOf, pages, publicPages, redirectPages, type Page} from './pages';

const validator = new HtmlValidate(config);

test.each([...pages, ...redirectPages])('$path is valid HTML', async ({$, file}) => {
  const {results} = await validator.validateString($.html(), file);
  const messages = results.flatMap((result) =>
    result.messages.map(
      ({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? 'no selector'})`,
    ),
  );
  expect(messages).toEqual([]);
});

test.each(pages)('$path names its language, and has a skip link', (page) => {
  expect(page.$('html').attr('lang')).toBe(languageOf(page).code);
  expect(page.ids).toContain(page.$('body a[href^="#"]').first().attr('href')?.slice(1));
});

describe('titles and descriptions', () => {
  const title = ({$}: Page) => $('title').text().trim();
  const description = ({$}: Page) => $('meta[name="description"]').attr('content')?.trim() ?? '';

  test.each([
    ['title', title],
    ['description', description],
  ])('every page has its own %s', (_, of) => {
    const all = publicPages.map(of);
    expect(all).not.toContain('');
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  });

  test('every description has 50 to 160 characters', () => {
    const lengths = publicPages.map((page) => [page.path, description(page).length] as const);
    expect(lengths.filter(([, length]) => length < 50 || length > 160)).toEqual([]);
  });

  test('every title names EVO', () => {
    expect(pages.map(title).filter((each) => !each.includes('EVO'))).toEqual([]);
  });
});

test('fields for what is the visitor’s own say what they take (WCAG 1.3.5)', () => {
  const expected: Readonly<Record<string, string>> = {text: 'name', tel: 'tel', email: 'email'};
  const fields = pages.flatMap(({$}) =>
    $('input:not([type="radio"], [type="checkbox"], [type="submit"])')
      .toArray()
      .map((field) => [$(field).attr('type') ?? 'text', $(field).attr('autocomplete')] as const),
  );
  expect(fields.length).toBeGreaterThan(0);
  for (const [type, purpose] of fields) expect(purpose, type).toBe(expected[type]);
});

test('no page shows what only previews show', () => {
  const showing = pages.filter(
    ({$}) =>
      $(`[data-preview], a[href^="${repository}"]`).length > 0 ||
      $('body').text().includes('Edit this page'),
  );
  expect(showing.map(({path}) => path)).toEqual([]);
});
