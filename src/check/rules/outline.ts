import {createSlugger} from '@docusaurus/utils';
import type {Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {components} from '../../sections/components';
import {attributesOfKind, isJsx, textOf, type Jsx} from '../jsx';
import {findOwner, sourceOf, type Anchor, type Page, type CheckContext} from '../page';
import type {ProblemText, Report} from '../problem';

/**
 * A page has a title of its own and one main heading. Other headings have words, and step down one level at a time.
 * Anchors differ.
 */
export function checkOutline(page: Page, report: Report, {pages}: CheckContext): void {
  const {file, tree, offsetOf} = page;
  const owner = findOwner(page, 'title', pages) ?? page;
  const fix = 'Write another title, or delete one of the two.';
  if (owner !== page) report(offsetOf(['title']), `${owner.file} has the same title.`, fix);
  const mainHeadings: Node[] = [];
  let level = 1;
  let sectionLevel = 1;
  visit(tree, (node, _, parent) => {
    if (isJsx(node)) {
      const own = levelOf(node);
      if (own === 1) mainHeadings.push(node);
      level = own ?? level;
      if (placeOf(node) === 'section') sectionLevel = own ?? 1;
    }
    if (node.type !== 'heading') return;
    const words = toString(node).trim();
    const isInItem = parent && isJsx(parent) && placeOf(parent) === 'part';
    const finding: ProblemText = sourceOf(page, node).startsWith('#')
      ? describeHeading(words, node.depth, level, isInItem ? sectionLevel : 1)
      : describeUnderlined(words);
    if (file.endsWith('.md') && words === page.data['title']) {
      report(node, 'The title is already above the text.', 'Delete this line.');
    } else report(node, ...finding);
    if (node.children.length === 1 && node.children[0]?.type === 'strong') {
      report(node, 'The design sets headings in bold.', `Write ${'#'.repeat(node.depth)} ${words}`);
    }
    level = node.depth;
  });
  if (file.endsWith('.mdx') && mainHeadings.length !== 1) {
    const fix = 'Begin the page with one <Hero …>, or put its text into one <Article title="…">.';
    const text = `The page has ${mainHeadings.length || 'no'} main headings.`;
    report(mainHeadings[1] ?? tree.children[1] ?? tree, text, fix);
  }
  const anchors = findAnchors(page);
  for (const [index, {id, node}] of anchors.entries()) {
    if (isJsx(node) && anchors.slice(0, index).some((each) => each.id === id)) {
      report(node, `The anchor #${id} is there twice.`, 'Write another one.');
    }
  }
}

const placeOf = (node: Jsx) => components.get(node.name ?? '')?.place;

/** The level of a component's heading. */
function levelOf(node: Jsx): number | undefined {
  const component = components.get(node.name ?? '');
  if (component?.isTop) return 1;
  if (!component || textOf(node, 'title') === undefined) return undefined;
  return component.place === 'section' ? 2 : 3;
}

/** A text with a line of - or = directly below. */
function describeUnderlined(words: string): ProblemText {
  const fix = 'Leave a line empty above it';
  const isSentence = /[.!?]$/.test(words);
  const text = 'The line below makes a heading of this.';
  return [text, isSentence ? `${fix}.` : `${fix}, or write ## ${words}`];
}

/** What is wrong with a heading. @param depthAround - of the heading of the section around its item */
function describeHeading(
  words: string,
  depth: number,
  depthAbove: number,
  depthAround: number,
): ProblemText {
  if (words === '') return ['The heading has no words.', 'Write it after the # signs.'];
  if (depth === 1) return ['The title is the only main heading.', `Write ## ${words}`];
  if (depth <= depthAround) {
    const fix = `Write ${'#'.repeat(depthAround + 1)} ${words}`;
    return ['This heading is as large as that of its section.', fix];
  }
  return depth > depthAbove + 1
    ? ['The heading skips a level.', `Write ${'#'.repeat(depthAbove + 1)} ${words}`]
    : [];
}

/** What the # of a link can name. */
export function findAnchors(page: Page): Anchor[] {
  const anchors: Anchor[] = [];
  const slugger = createSlugger();
  visit(page.tree, (node) => {
    if (node.type === 'heading') {
      // {#own} in a post, {/* #own */} in a page
      const [, own] = /\{(?:\/\* )?#([\w-]+)/.exec(sourceOf(page, node)) ?? [];
      anchors.push({id: own ?? slugger.slug(toString(node)), node});
    } else if (isJsx(node)) {
      for (const {value: id} of attributesOfKind(node, 'anchor')) anchors.push({id, node});
    }
  });
  return anchors;
}
