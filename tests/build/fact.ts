import type {Cheerio} from 'cheerio';

import {plain, readable, type AnyNode} from '../support/text';
import type {Page} from './pages';

export type Text = string | RegExp;

/**
 * A part of a page: a CSS selector (an `#id` on a heading means its section), or a pattern for a section's heading.
 * Defaults to the page's `main`.
 */
export type Where = string | RegExp | undefined;

export type Fact =
  | {kind: 'text'; text: Text; where: Where}
  /** A figure next to its label, in either order. */
  | {kind: 'figure'; value: string; label: string; where: Where}
  /** Text in this order. */
  | {kind: 'order'; texts: readonly Text[]; where: Where}
  /** A link with this label and this target. */
  | {kind: 'link'; label: Text; to: Text; where: Where}
  /** The number of elements in the part. */
  | {kind: 'count'; count: number; of: string; named: string; where: Where; orMore: boolean}
  /** The number of elements in any one section of the page. */
  | {kind: 'countInOneSection'; count: number; of: string; named: string; where: undefined};

export const text = (words: Text, where?: Where): Fact => ({kind: 'text', text: words, where});
export const texts = (...all: Text[]): Fact[] => all.map((each) => text(each));
export const textsIn = (where: Where, ...all: Text[]): Fact[] =>
  all.map((each) => text(each, where));
export const order = (all: readonly Text[], where?: Where): Fact => ({
  kind: 'order',
  texts: all,
  where,
});
export const link = (label: Text, to: Text, where?: Where): Fact => ({
  kind: 'link',
  label,
  to,
  where,
});
export const count = (number: number, named: string, of: string, where?: Where): Fact => ({
  ...{kind: 'count', count: number, named, of, where, orMore: false},
});
export const atLeast = (number: number, named: string, of: string, where?: Where): Fact => ({
  ...{kind: 'count', count: number, named, of, where, orMore: true},
});
export const countInOneSection = (number: number, named: string, of: string): Fact => ({
  ...{kind: 'countInOneSection', count: number, named, of, where: undefined},
});

const headings = 'h1, h2, h3, h4, h5, h6';

const quoted = (text: Text) =>
  typeof text === 'string' ? `“${text}”` : `words like ${String(text)}`;

function matches(found: string, wanted: Text): boolean {
  return typeof wanted === 'string' ? found.includes(plain(wanted)) : wanted.test(found);
}

/** Finds the elements that a fact is about. */
function parts({$}: Page, where: Where = 'main'): Cheerio<AnyNode> {
  if (where instanceof RegExp) {
    const titles = $('main')
      .find(headings)
      .filter((_, heading) => where.test(plain(readable([heading]))));
    const section = titles.first().closest('section');
    return section.length ? section : titles.first().parent();
  }
  const found = $(where);
  // An id on a heading means the heading's section
  return /^#[\w-]+$/.test(where) && found.is(headings) ? found.closest('section') : found;
}

function placeName(where: Where | undefined): string {
  if (where === undefined) return '';
  if (where instanceof RegExp) return ` in the section headed ${String(where)}`;
  return ` in ${where}`;
}

/** Describes a fact as a sentence about its page. */
export function sentence(fact: Fact): string {
  const where = placeName(fact.where);
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

/** Returns what is wrong with a fact on a page, if anything. */
export function problem(page: Page, fact: Fact): string | undefined {
  const {$, path} = page;
  if (fact.kind === 'countInOneSection') {
    const found = $('main section')
      .map((_, section) => $(section).find(fact.of).length)
      .get();
    return found.includes(fact.count)
      ? undefined
      : `${path} has no section with exactly ${fact.count} ${fact.named} (${fact.of}); its sections have ${found.join(', ')}`;
  }

  const inside = parts(page, fact.where);
  if (!inside.length) return `${path} has nothing${placeName(fact.where)}`;
  const words = () => plain(readable(inside.get()));

  switch (fact.kind) {
    case 'text': {
      // Each element separately, so that a pattern can anchor at its start or end
      const found = inside.get().map((part) => plain(readable([part])));
      return found.some((each) => matches(each, fact.text))
        ? undefined
        : `${path} does not say ${quoted(fact.text)}${placeName(fact.where)}${found.join().length < 300 ? `, but “${found.join('”, “')}”` : ''}`;
    }
    case 'figure': {
      const [value, label] = [plain(fact.value), plain(fact.label)];
      const all = words();
      return all.includes(`${value} ${label}`) || all.includes(`${label} ${value}`)
        ? undefined
        : `${path} does not give ${fact.value} beside “${fact.label}”`;
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
          return `${path} says ${quoted(wanted)}${before ? ` after ${quoted(before)}` : ''} ${missing}${placeName(fact.where)}`;
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
        ? `${path}: ${quoted(fact.label)} leads to ${[...new Set(targets)].join(', ')} and not to ${String(fact.to)}`
        : `${path} has no link ${quoted(fact.label)}${placeName(fact.where)}`;
    }
    case 'count': {
      const found = inside.first().find(fact.of).length;
      return found === fact.count || (fact.orMore && found > fact.count)
        ? undefined
        : `${path} shows ${found} ${fact.named} and not ${fact.orMore ? 'at least ' : ''}${fact.count}${placeName(fact.where)}`;
    }
  }
}

/** Resolves `#book` on the home page to `/#book`. */
function absolute(href: string, {path}: Page): string {
  return href.startsWith('#') ? path + href : href;
}
