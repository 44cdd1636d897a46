import type {Cheerio} from 'cheerio';

import {plain, readable, type AnyNode} from '../support/text';
import type {Page} from './pages';

/** What a page must show. Returns the problem if it does not. */
export type Fact = (page: Page) => string | undefined;

export type Text = string | RegExp;

/**
 * A part of a page: a CSS selector (an `#id` on a heading means its section), or a pattern for a section's heading.
 * Defaults to the page's `main`.
 */
export type Where = string | RegExp | undefined;

const headings = 'h1, h2, h3, h4, h5, h6';

/** Finds a part of a page. */
function find({$}: Page, where: Where = 'main'): Cheerio<AnyNode> {
  if (where instanceof RegExp) {
    const titles = $('main')
      .find(headings)
      .filter((_, heading) => where.test(wordsOf([heading])));
    const section = titles.first().closest('section');
    return section.length ? section : titles.first().parent();
  }
  const found = $(where);
  // An id on a heading means the heading's section
  return /^#[\w-]+$/.test(where) && found.is(headings) ? found.closest('section') : found;
}

const wordsOf = (elements: readonly AnyNode[]) => plain(readable(elements));

const includes = (words: string, wanted: Text) =>
  typeof wanted === 'string' ? words.includes(plain(wanted)) : wanted.test(words);

const quote = (text: Text) =>
  typeof text === 'string' ? `“${text}”` : `words like ${String(text)}`;

/** A fact about a part of a page. Its problem starts with the page and the part: `/ride #hourly: …`. */
function inPart(
  where: Where,
  check: (part: Cheerio<AnyNode>, page: Page) => string | undefined,
): Fact {
  const name = where instanceof RegExp ? `section headed ${String(where)}` : where;
  return (page) => {
    const part = find(page, where);
    const problem = part.length ? check(part, page) : 'does not exist';
    return problem && `${[page.path, name].filter(Boolean).join(' ')}: ${problem}`;
  };
}

export const text = (wanted: Text, where?: Where): Fact =>
  inPart(where, (part) => {
    // Each element separately, so that a pattern can anchor at its start or end
    const found = part.get().map((element) => wordsOf([element]));
    if (found.some((words) => includes(words, wanted))) return undefined;
    const shown = found.join('”, “');
    return `does not say ${quote(wanted)}${shown.length < 300 ? `, but “${shown}”` : ''}`;
  });

export const texts = (...all: Text[]): Fact[] => all.map((each) => text(each));

export const textsIn = (where: Where, ...all: Text[]): Fact[] =>
  all.map((each) => text(each, where));

/** Texts in this order. */
export const order = (all: readonly Text[], where?: Where): Fact =>
  inPart(where, (part) => {
    const words = wordsOf(part.get());
    let from = 0;
    for (const [index, wanted] of all.entries()) {
      const rest = words.slice(from);
      const match = typeof wanted === 'string' ? plain(wanted) : (wanted.exec(rest)?.[0] ?? '\0');
      const at = rest.indexOf(match);
      if (at < 0) {
        const before = all[index - 1];
        const after = before ? ` after ${quote(before)}` : '';
        const only = includes(words, wanted) ? ', only before it' : '';
        return `does not say ${quote(wanted)}${after}${only}`;
      }
      from += at + match.length;
    }
    return undefined;
  });

/** A link with this label and this target. */
export const link = (label: Text, to: Text, where?: Where): Fact =>
  inPart(where, (part, {$, path}) => {
    const isLabel = (words: string) =>
      typeof label === 'string' ? words === plain(label) : label.test(words);
    const targets = part
      .find('a[href]')
      .add(part.filter('a[href]'))
      .filter((_, each) => isLabel(wordsOf([each]) || plain($(each).attr('aria-label') ?? '')))
      .toArray()
      .map((each) => $(each).attr('href') ?? '')
      .map((href) => (href.startsWith('#') ? path + href : href));
    if (targets.some((target) => (typeof to === 'string' ? target === to : to.test(target))))
      return undefined;
    const elsewhere = [...new Set(targets)].slice(0, 5).join(', ');
    return `has no link with ${quote(label)} to ${String(to)}${elsewhere && `, but to ${elsewhere}`}`;
  });

/** An element that matches a selector. */
export const exists = (where: string): Fact => inPart(where, () => undefined);

/** A number of elements. */
export const count = (number: number, named: string, of: string, where?: Where): Fact =>
  inPart(where, (part) => {
    const found = part.first().find(of).length;
    return found === number ? undefined : `shows ${found} ${named}, not ${number}`;
  });
