import {describe, expect, test} from 'vitest';

import type {Route} from '../support/routes';
import {problem, sentence, type Fact} from './fact';
import {everywhere, facts, notFoundFacts, promisedLinks} from './facts';
import {languageOf, pageAt, pages} from './pages';

describe.each(Object.entries(facts) as [Route, readonly Fact[]][])('%s', (route, list) => {
  test.each(list.map((fact) => [sentence(fact), fact] as const))('%s', (_, fact) => {
    expect(problem(pageAt(route), fact)).toBeUndefined();
  });
});

const inEnglish = pages.filter((page) => languageOf(page).code === 'en-IN');

describe.each([
  ['every page', pages, promisedLinks],
  ['every page in English', inEnglish, everywhere],
])('%s', (_, list, all) => {
  test.each(all.map((fact) => [sentence(fact), fact] as const))('%s', (_sentence, fact) => {
    expect(list.flatMap((page) => problem(page, fact) ?? [])).toEqual([]);
  });
});

test('404.html names the error and leads home', () => {
  const page = pageAt('/404');
  expect(notFoundFacts.flatMap((fact) => problem(page, fact) ?? [])).toEqual([]);
});
