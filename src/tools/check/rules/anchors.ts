import GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';

import {rentalKeys} from '../../../company/fares';
import {contractOf} from '../../../sections/contract';
import {locate} from '../content';
import type {Rule} from '../content';
import {isJsx, plainText, startOf, textProp} from '../nodes';
import {pageRule} from '../parse';
import type {Page} from '../parse';

/** What the # of a link can name. */
interface Anchor {
  id: string;
  offset: number;
  /** The prop that gives it; missing when it is a heading's. */
  prop?: string;
}

const isValid = (id: string) => /^[\w-]+$/.test(id);

/** Anchors are valid and unique on their page. */
export const anchors: Rule = pageRule((page, report) => {
  const first = new Map<string, Anchor>();
  for (const anchor of anchorsOf(page, false)) {
    const {id, offset, prop} = anchor;
    const other = first.get(id);
    if (prop && !isValid(id)) {
      const suggestion = new GithubSlugger().slug(id.replace(/[^\w\s-]/g, '').trim());
      report('anchor-invalid', offset, {prop, id, suggestion});
    } else if (!other) first.set(id, anchor);
    else if (prop ?? other.prop) {
      report('anchor-taken', offset, {prop, id, line: locate(page, other.offset).line});
    }
  }
});

/**
 * The ids that links to a page can name, or undefined when one of them is wrong: its problem is reported where it is,
 * not at every link to it.
 */
export function anchorIds(page: Page): Set<string> | undefined {
  const all = anchorsOf(page, true);
  const isWrong = ({id, prop}: Anchor) =>
    prop === 'rental' ? !rentalKeys.some((key) => key === id) : prop && !isValid(id);
  const ids = new Set(all.map(({id}) => id));
  return all.some(isWrong) || ids.size < all.length ? undefined : ids;
}

/** @param isNumbered - whether headings with the same words get different ids, as on the page */
function anchorsOf({tree, text}: Page, isNumbered: boolean): Anchor[] {
  const found: Anchor[] = [];
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      if (!isNumbered) slugger.reset();
      found.push({
        id: ownId(node, text) ?? slugger.slug(plainText(node).trim()),
        offset: startOf(node),
      });
    } else if (isJsx(node)) {
      const contract = contractOf.get(node.name ?? '');
      const prop = contract?.anchor ?? 'id';
      const given = contract && textProp(node, prop, text);
      if (given) found.push({id: given.value, offset: given.start, prop});
    }
  });
  return found;
}

/** The id that a heading chooses: `{#id}`, or a comment that begins with #. */
function ownId(heading: Heading, text: string): string | undefined {
  const [line = ''] = text.slice(startOf(heading)).split(/\r?\n/, 1);
  return /(?:\{|\{\/\*\s*|<!--\s*)#([\w-]+)[^#]*(?:\}|-->)\s*$/.exec(line)?.[1];
}
