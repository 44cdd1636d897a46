import GithubSlugger from 'github-slugger';

import {rentalKeys} from '../../../company/fares';
import {locate, type Rule} from '../content';
import {pageRule, type Page} from '../parse';
import {outlineOf, type OutlineItem} from './outline';
import {replace, type Texts} from '../../../validation/problem';

const texts = {
  'anchor-invalid': (params: {prop: string; id: string; suggestion: string}) => ({
    text: `${params.prop}="${params.id}" is not a valid anchor.`,
    fix: `Use letters, digits and hyphens: ${params.prop}="${params.suggestion || 'short-name'}"`,
    ...replace(`"${params.id}"`, params.suggestion && `"${params.suggestion}"`),
  }),
  'anchor-taken': (params: {prop?: string | undefined; id: string; line: number}) => ({
    text: `The anchor #${params.id} already exists on line ${params.line}.`,
    fix: !params.prop
      ? 'Change the heading, or the anchor on that line.'
      : params.prop === 'id'
        ? `Write another one: id="${params.id}-2"`
        : 'Delete one of the two.',
  }),
} satisfies Texts;

const isValid = (id: string) => /^[\w-]+$/.test(id);

/** Anchors are valid and unique on their page. */
export const anchors: Rule = pageRule(texts, (page, report) => {
  const first = new Map<string, OutlineItem>();
  for (const item of outlineOf(page)) {
    const {id, anchor} = item;
    if (id === undefined) continue;
    const other = first.get(id);
    const {name: prop, start = item.offset} = anchor ?? {};
    if (prop && !isValid(id)) {
      const suggestion = new GithubSlugger().slug(id.replace(/[^\w\s-]/g, '').trim());
      report('anchor-invalid', start, {prop, id, suggestion});
    } else if (!other) first.set(id, item);
    else if (prop ?? other.anchor) {
      const {line} = locate(page, other.anchor?.start ?? other.offset);
      report('anchor-taken', start, {prop, id, line});
    }
  }
});

/**
 * The ids that links to a page can name, or undefined when one of them is wrong: its problem is reported where it is,
 * not at every link to it.
 */
export function anchorIds(page: Page): Set<string> | undefined {
  const items = outlineOf(page).flatMap(({id, anchor}) => (id === undefined ? [] : {id, anchor}));
  const isWrong = items.some(({id, anchor}) =>
    anchor?.name === 'rental' ? !rentalKeys.some((key) => key === id) : anchor && !isValid(id),
  );
  const ids = new Set(items.map(({id}) => id));
  return isWrong || ids.size < items.length ? undefined : ids;
}
