import type {Cheerio} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {everywhere, facts, notFoundFacts, type Fact, type Text, type Where} from '../facts';
import type {Route} from '../routes';
import {notFound, pageAt, pages, type Page} from './site';
import {plain, readable, type AnyNode} from './text';

const headings = 'h1, h2, h3, h4, h5, h6';

const quoted = (text: Text) =>
  typeof text === 'string' ? `“${text}”` : `words like ${String(text)}`;

function matches(found: string, wanted: Text): boolean {
  return typeof wanted === 'string' ? found.includes(plain(wanted)) : wanted.test(found);
}

/** The elements that a fact is about. */
function parts({$}: Page, where: Where = 'main'): Cheerio<AnyNode> {
  if (where instanceof RegExp) {
    const titles = $('main')
      .find(headings)
      .filter((_, heading) => where.test(plain(readable([heading]))));
    const section = titles.first().closest('section');
    return section.length ? section : titles.first().parent();
  }
  const found = $(where);
  // An id may be on a section's heading, and mean the section.
  return /^#[\w-]+$/.test(where) && found.is(headings) ? found.closest('section') : found;
}

function placeName(where: Where | undefined): string {
  if (where === undefined) return '';
  if (where instanceof RegExp) return ` in the section headed ${String(where)}`;
  return ` in ${where}`;
}

/** A fact as a sentence about its page. */
function sentence(fact: Fact): string {
  const where = 'where' in fact ? placeName(fact.where) : '';
  switch (fact.kind) {
    case 'text':
      return `says ${quoted(fact.text)}${where}`;
    case 'figure':
      return `gives ${fact.value} ${fact.label}${where}`;
    case 'order':
      return `says${where}, in this order: ${fact.texts.map(quoted).join(', ')}`;
    case 'link': {
      const label =
        typeof fact.label === 'string'
          ? `a link ${quoted(fact.label)}`
          : `a link named ${String(fact.label)}`;
      return `has ${label} to ${String(fact.to)}${where}`;
    }
    case 'count':
      return `shows ${fact.orMore ? 'at least ' : ''}${fact.count} ${fact.named}${where}`;
    case 'countInOneSection':
      return `shows ${fact.count} ${fact.named} in one section`;
  }
}

/** What is wrong with a fact on a page, or nothing. */
function problem(page: Page, fact: Fact): string | undefined {
  const {$, address} = page;
  if (fact.kind === 'countInOneSection') {
    const found = $('main section')
      .map((_, section) => $(section).find(fact.of).length)
      .get();
    return found.includes(fact.count)
      ? undefined
      : `${address} has no section with exactly ${fact.count} ${fact.named} (${fact.of}); its sections have ${found.join(', ')}`;
  }

  const inside = parts(page, fact.where);
  if (!inside.length) return `${address} has nothing${placeName(fact.where)}`;
  const words = () => plain(readable(inside.get()));

  switch (fact.kind) {
    case 'text': {
      // Each part by itself, so that a pattern may say how one begins and ends.
      const found = inside.get().map((part) => plain(readable([part])));
      return found.some((each) => matches(each, fact.text))
        ? undefined
        : `${address} does not say ${quoted(fact.text)}${placeName(fact.where)}${found.join().length < 300 ? `, but “${found.join('”, “')}”` : ''}`;
    }
    case 'figure': {
      const [value, label] = [plain(fact.value), plain(fact.label)];
      const all = words();
      return all.includes(`${value} ${label}`) || all.includes(`${label} ${value}`)
        ? undefined
        : `${address} does not give ${fact.value} beside “${fact.label}”`;
    }
    case 'order': {
      const all = words();
      let from = 0;
      for (const [index, wanted] of fact.texts.entries()) {
        const rest = all.slice(from);
        const match = typeof wanted === 'string' ? plain(wanted) : (wanted.exec(rest)?.[0] ?? '\0');
        const at = rest.indexOf(match);
        if (at < 0) {
          const missing = matches(all, wanted) ? 'only before it' : 'nowhere';
          const before = fact.texts[index - 1];
          return `${address} says ${quoted(wanted)}${before ? ` after ${quoted(before)}` : ''} ${missing}${placeName(fact.where)}`;
        }
        from += at + match.length;
      }
      return undefined;
    }
    case 'link': {
      const links = inside.find('a[href]').add(inside.filter('a[href]')).toArray();
      const labelled = links.filter((link) => {
        const label = plain(readable([link]) || ($(link).attr('aria-label') ?? ''));
        return typeof fact.label === 'string'
          ? label === plain(fact.label)
          : fact.label.test(label);
      });
      const targets = labelled.map((link) => absolute($(link).attr('href') ?? '', page));
      if (
        targets.some((target) =>
          typeof fact.to === 'string' ? target === fact.to : fact.to.test(target),
        )
      )
        return undefined;
      return labelled.length
        ? `${address}: ${quoted(fact.label)} leads to ${[...new Set(targets)].join(', ')} and not to ${String(fact.to)}`
        : `${address} has no link ${quoted(fact.label)}${placeName(fact.where)}`;
    }
    case 'count': {
      const found = inside.first().find(fact.of).length;
      return found === fact.count || (fact.orMore && found > fact.count)
        ? undefined
        : `${address} shows ${found} ${fact.named} and not ${fact.orMore ? 'at least ' : ''}${fact.count}${placeName(fact.where)}`;
    }
  }
}

/** Fails with the problem in full. */
function holds(page: Page, fact: Fact): void {
  const wrong = problem(page, fact);
  if (wrong) expect.fail(wrong);
}

/** `#book` on the home page is `/#book`. Other addresses stay as they are. */
function absolute(href: string, {address}: Page): string {
  return href.startsWith('#') ? address + href : href;
}

for (const [route, list] of Object.entries(facts) as [Route, readonly Fact[]][]) {
  describe(route, () => {
    for (const fact of list) {
      test(sentence(fact), () => holds(pageAt(route), fact));
    }
  });
}

describe('every page', () => {
  test.each(everywhere.map((fact) => [sentence(fact), fact] as const))('%s', (_, fact) => {
    expect(pages.flatMap((page) => problem(page, fact) ?? [])).toEqual([]);
  });
});

describe('the page for what is not there', () => {
  test.each(notFoundFacts.map((fact) => [sentence(fact), fact] as const))('%s', (_, fact) => {
    expect(notFound).toBeDefined();
    if (notFound) holds(notFound, fact);
  });
});
