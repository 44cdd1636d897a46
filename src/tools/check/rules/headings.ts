import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

import {createProblem} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
import {contractOf} from '../../../sections/contract';
import {isPost, locate} from '../content';
import type {Rule} from '../content';
import {isJsx, jsxElements, plainText, startOf, textProp} from '../nodes';
import {pageRule} from '../parse';
import type {Page} from '../parse';
import {isUppercase, toSentenceCase} from './words';

/** One main heading on each page, no level skipped, none empty, none in capitals. */
export const headings: Rule = pageRule((page, {siteDir}) => {
  const all = headingsOf(page);
  return [
    // A post's title is its main heading; the front matter rule knows it
    ...(isPost(page.file) ? [] : checkMainHeading(page, all)),
    ...checkLevels(page, all),
    ...all.flatMap(({words, wordsOffset, prop}) => {
      const position = locate(page, wordsOffset);
      if (words.trim() === '') return [createProblem('heading-empty', position, {prop})];
      if (!isUppercase(words)) return [];
      return [
        createProblem('heading-uppercase', position, {words: toSentenceCase(words, siteDir)}),
      ];
    }),
  ];
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

function headingsOf(page: Page): Title[] {
  const found: Title[] = [];
  const sections = new Set<RootContent>(page.tree.children);
  visit(page.tree, (node) => {
    const offset = startOf(node);
    if (node.type === 'heading') {
      const signs = /^#*[ \t]*/.exec(page.text.slice(offset))?.[0].length ?? 0;
      const words = plainText(node).trim();
      found.push({level: node.depth, words, offset, wordsOffset: offset + (words ? signs : 0)});
    } else if (isJsx(node)) {
      const component = node.name ?? '';
      const {level, heading = 'title'} = contractOf.get(component) ?? {};
      const title = contractOf.has(component) && textProp(node, heading, page.text);
      if (!title) return;
      found.push({
        level: level ?? (sections.has(node as RootContent) ? 2 : 3),
        words: title.value,
        offset,
        wordsOffset: title.offset,
        component,
        prop: heading,
      });
    }
  });
  return found;
}

function checkMainHeading(page: Page, all: readonly Title[]): Problem[] {
  const [first, ...others] = all.filter(({level}) => level === 1);
  if (!first) {
    // A section without its title is reported by the types
    const hasMaker = jsxElements(page.tree).some(
      ({name}) => contractOf.get(name ?? '')?.level === 1,
    );
    const start = page.tree.children.find(({type}) => type !== 'yaml');
    if (hasMaker) return [];
    return [createProblem('main-heading-missing', locate(page, start ? startOf(start) : 0), {})];
  }
  return others.map(({offset, words, component}) =>
    createProblem('second-main-heading', locate(page, offset), {
      words,
      component,
      first: first.words,
    }),
  );
}

/** Reports Markdown headings that skip a level. The level of a section's heading is not the writer's choice. */
function checkLevels(page: Page, all: readonly Title[]): Problem[] {
  return all.flatMap(({level, words, offset, component}, index) => {
    const previous = index > 0 ? (all[index - 1]?.level ?? 1) : isPost(page.file) ? 1 : level;
    if (component !== undefined || level <= previous + 1) return [];
    return [createProblem('heading-level', locate(page, offset), {level, previous, words})];
  });
}
