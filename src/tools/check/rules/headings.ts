import {contractOf} from '../../../sections/contract';
import {isPost} from '../content';
import type {Rule} from '../content';
import {jsxElements} from '../nodes';
import {pageRule} from '../parse';
import {outlineOf} from './outline';
import {isUppercase, toSentenceCase} from './words';

/** One main heading on each page, no level skipped, none empty, none in capitals. */
export const headings: Rule = pageRule((page, report) => {
  const all = outlineOf(page).flatMap(({words, ...item}) =>
    words === undefined ? [] : {...item, words},
  );
  // A post's title is its main heading; the front matter rule knows it
  const mainHeadings = isPost(page.file) ? [] : all.filter(({level}) => level === 1);
  const [first] = mainHeadings;
  for (const {offset, words, component} of mainHeadings.slice(1)) {
    report('second-main-heading', offset, {words, component, first: first?.words ?? ''});
  }
  // A section without its title is reported by the types
  const hasHeadingSection = jsxElements(page.tree).some(
    ({name}) => contractOf.get(name ?? '')?.level === 1,
  );
  if (!first && !hasHeadingSection && !isPost(page.file)) {
    report('main-heading-missing', page.tree.children[1] ?? 0, {});
  }
  let previous = isPost(page.file) ? 1 : (all[0]?.level ?? 1);
  for (const {level, words, offset, wordsOffset, component, title} of all) {
    // The level of a section's heading is not the writer's choice
    if (!component && level > previous + 1) report('heading-level', offset, {previous, words});
    if (words.trim() === '') report('heading-empty', wordsOffset, {prop: title?.name});
    else if (isUppercase(words)) {
      report('heading-uppercase', wordsOffset, {words: toSentenceCase(words)});
    }
    previous = level;
  }
});
