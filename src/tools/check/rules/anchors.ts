import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {rentalKeys} from '../../../company/fares';
import {createProblem} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
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

/** Anchors are valid and unique on their page. */
export const anchors: Rule = pageRule((page) => {
  const problems: Problem[] = [];
  const first = new Map<string, Anchor>();
  for (const anchor of anchorsOf(page)) {
    const {id, offset, prop} = anchor;
    const position = locate(page, offset);
    const other = first.get(id);
    if (prop && !/^[\w-]+$/.test(id)) {
      const suggestion = new GithubSlugger().slug(id.replace(/[^\w\s-]/g, '').trim());
      problems.push(createProblem('anchor-invalid', position, {prop, id, suggestion}));
    } else if (!other) {
      first.set(id, anchor);
    } else if (prop ?? other.prop) {
      const {line} = locate(page, other.offset);
      problems.push(createProblem('anchor-taken', position, {prop, id, line}));
    }
  }
  return problems;
});

/**
 * The ids that links to a page can name, or undefined when one of them is wrong: its problem is reported where it is,
 * not at every link to it.
 */
export function anchorIds(page: Page): Set<string> | undefined {
  const all = anchorsOf(page);
  const chosen = all.flatMap(({id, prop}) => (prop ? [id] : []));
  const isWrong = all.some(({id, prop}) =>
    prop === 'rental' ? !rentalKeys.some((key) => key === id) : prop && !/^[\w-]+$/.test(id),
  );
  if (isWrong || new Set(chosen).size < chosen.length) return undefined;
  return new Set([...chosen, ...headingIds(page.tree, page.text)]);
}

function anchorsOf({tree, text}: Page): Anchor[] {
  const found: Anchor[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = ownId(node, text) ?? new GithubSlugger().slug(plainText(node).trim());
      found.push({id, offset: startOf(node)});
    } else if (isJsx(node)) {
      const prop = contractOf.get(node.name ?? '')?.anchor ?? 'id';
      const given = contractOf.has(node.name ?? '') ? textProp(node, prop, text) : undefined;
      if (given) found.push({id: given.value, offset: given.start, prop});
    }
  });
  return found;
}

/** The ids of Markdown headings: two with the same words get different ones. */
function headingIds(tree: Root, text: string): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (heading) => {
    ids.push(ownId(heading, text) ?? slugger.slug(plainText(heading).trim()));
  });
  return ids;
}

/** The id that a heading chooses: `{#id}`, or a comment that begins with #. */
function ownId(heading: Heading, text: string): string | undefined {
  const [line = ''] = text.slice(startOf(heading)).split(/\r?\n/, 1);
  const [, braced, comment] =
    /\{#([\w-]+)\}\s*$|(?:\{\/\*|<!--)\s*#([\w-]+).*(?:\*\/\}|-->)\s*$/.exec(line) ?? [];
  return braced ?? comment;
}
