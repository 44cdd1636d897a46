import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

import {contractOf} from '../../../sections/contract';
import {isPost} from '../content';
import type {Rule} from '../content';
import {isJsx, jsxElements, plainText, startOf, textProp} from '../nodes';
import {pageRule} from '../parse';
import type {Page} from '../parse';
import {isUppercase, toSentenceCase} from './words';

/** One main heading on each page, no level skipped, none empty, none in capitals. */
export const headings: Rule = pageRule((page, report) => {
  const all = headingsOf(page);
  // A post's title is its main heading; the front matter rule knows it
  const mainHeadings = isPost(page.file) ? [] : all.filter(({level}) => level === 1);
  const [first] = mainHeadings;
  for (const {offset, words, component} of mainHeadings.slice(1)) {
    report('second-main-heading', offset, {words, component, first: first?.words ?? ''});
  }
  // A section without its title is reported by the types
  const hasMaker = jsxElements(page.tree).some(({name}) => contractOf.get(name ?? '')?.level === 1);
  if (!first && !hasMaker && !isPost(page.file)) {
    report('main-heading-missing', page.tree.children[1] ?? 0, {});
  }
  let previous = isPost(page.file) ? 1 : (all[0]?.level ?? 1);
  for (const {level, words, offset, wordsOffset, component, prop} of all) {
    // The level of a section's heading is not the writer's choice
    if (!component && level > previous + 1) report('heading-level', offset, {previous, words});
    if (words.trim() === '') report('heading-empty', wordsOffset, {prop});
    else if (isUppercase(words)) {
      report('heading-uppercase', wordsOffset, {words: toSentenceCase(words)});
    }
    previous = level;
  }
});

interface Title {
  level: number;
  words: string;
  /** Where the heading begins, and where its words do. */
  offset: number;
  wordsOffset: number;
  /** The component and the prop that it comes from; missing for one in Markdown. */
  component?: string;
  prop?: string;
}

function headingsOf({tree, text}: Page): Title[] {
  const found: Title[] = [];
  const sections = new Set<RootContent>(tree.children);
  visit(tree, (node) => {
    const offset = startOf(node);
    if (node.type === 'heading') {
      const words = plainText(node).trim();
      const signs = words ? (/^#*[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0) : 0;
      found.push({level: node.depth, words, offset, wordsOffset: offset + signs});
    } else if (isJsx(node)) {
      const component = node.name ?? '';
      const contract = contractOf.get(component);
      const prop = contract?.heading ?? 'title';
      const title = contract && textProp(node, prop, text);
      if (!title) return;
      const level = contract.level ?? (sections.has(node) ? 2 : 3);
      found.push({level, words: title.value, offset, wordsOffset: title.offset, component, prop});
    }
  });
  return found;
}
