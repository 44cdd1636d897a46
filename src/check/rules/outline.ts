import GithubSlugger from 'github-slugger';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {contractOf} from '../../sections/contract';
import {isJsx, textOf} from '../jsx';
import {sourceOf, type Page, type Report} from '../page';
import type {Finding} from '../problem';

/** A page has one main heading; other headings have words, differ, and step down one level at a time. */
export function checkOutline({file, tree}: Page, report: Report): void {
  const headings = new Set<string>();
  let mainHeadings = 0;
  let level = 1;
  visit(tree, (node) => {
    if (isJsx(node) && contractOf.get(node.name ?? '')?.level === 1) mainHeadings += 1;
    if (node.type !== 'heading') return;
    const words = toString(node).trim();
    report(node, ...describeHeading(words, node.depth, level, headings));
    headings.add(words);
    level = node.depth;
  });
  if (file.endsWith('.md') || mainHeadings === 1) return;
  const fix = 'Begin it with one <Hero …>, or put its text into one <Article title="…">.';
  report(tree, `The page has ${mainHeadings || 'no'} main headings.`, fix);
}

function describeHeading(
  words: string,
  depth: number,
  depthAbove: number,
  others: ReadonlySet<string>,
): Finding {
  if (words === '') return ['The heading has no words.', 'Write it after the # signs.'];
  if (depth === 1) return ['The title is the only main heading.', `Write ## ${words}`];
  if (depth > depthAbove + 1) {
    return ['The heading skips a level.', `Write ${'#'.repeat(depthAbove + 1)} ${words}`];
  }
  if (!others.has(words)) return [];
  return [`The heading "${words}" is there twice.`, 'Write in one what is different.'];
}

/** The anchors of a page, which the # of a link can name. */
export function findAnchors(page: Page): Set<string> {
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  visit(page.tree, (node) => {
    if (node.type === 'heading') {
      const [, own] = /\{(?:\/\* )?#([\w-]+)/.exec(sourceOf(page, node)) ?? [];
      anchors.add(own ?? slugger.slug(toString(node)));
    } else if (isJsx(node)) {
      anchors.add(textOf(node, contractOf.get(node.name ?? '')?.anchor ?? 'id') ?? '');
    }
  });
  return anchors;
}
