import {expect, test} from 'vitest';

import type {Fact} from './fact';
import {everywhere, facts, notFoundFacts, promisedLinks} from './facts';
import {languageOf, pageAt, pages, type Page} from './pages';

/** The problems of a page, each once: all facts about a missing part have the same. */
const problemsOf = (page: Page, list: readonly Fact[]) => [
  ...new Set(list.flatMap((fact) => fact(page) ?? [])),
];

test.each(Object.entries({...facts, '/404': notFoundFacts}))(
  '%s shows what the specification promises',
  (route, list) => {
    expect(problemsOf(pageAt(route), list)).toEqual([]);
  },
);

test.each(pages)('$path has the links of the header and the footer', (page) => {
  const isEnglish = languageOf(page).code === 'en-IN';
  const list = isEnglish ? [...promisedLinks, ...everywhere] : promisedLinks;
  expect(problemsOf(page, list)).toEqual([]);
});
