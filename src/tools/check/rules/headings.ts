import {contractOf} from '../../../sections/contract';
import {isPost, locate, type Rule} from '../content';
import {jsxElements} from '../nodes';
import {pageRule} from '../parse';
import {outlineOf} from './outline';
import {isUppercase, toSentenceCase} from './words';
import {replace, type Texts} from '../../../validation/problem';

const texts = {
  'heading-repeated': ({words, line}: {words: string; line: number}) => ({
    text: `The heading "${words}" is also on line ${line}: links find only the first.`,
    fix: 'Say in one of the two what is different.',
    severity: 'warning',
  }),
  'heading-empty': ({prop}: {prop?: string | undefined}) => ({
    text: 'The heading is empty.',
    fix: prop
      ? `Write what the part is about: ${prop}="…"`
      : 'Write the heading after the # signs, or delete the line.',
  }),
  'heading-uppercase': ({words}: {words: string}) => ({
    text: 'The heading is in capitals, which are hard to read.',
    fix: `Write "${words}". The design adds capitals where they belong.`,
    ...replace(words.toUpperCase(), words),
  }),
  'heading-level': (params: {previous: number; words: string}) => ({
    text: `The heading skips a level: the one before it has level ${params.previous}.`,
    fix: `Write ${'#'.repeat(params.previous + 1)} ${params.words}`,
  }),
  'main-heading-missing': () => ({
    text: 'This page has no main heading.',
    fix: 'Start it with a <Hero>, or put its text into <Article title="…">.',
  }),
  'second-main-heading': (params: {
    words: string;
    first: string;
    component?: string | undefined;
  }) => ({
    text: `This page already has a main heading: "${params.first}".`,
    fix: params.component
      ? `Use another section than <${params.component}>.`
      : `Write ## ${params.words}`,
  }),
} satisfies Texts;

/** One main heading on each page, no level skipped, none empty, none in capitals. */
export const headings: Rule = pageRule(texts, (page, report) => {
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
    report('main-heading-missing', page.tree.children[1] ?? 0);
  }
  const lines = new Map<string, number>();
  let previous = isPost(page.file) ? 1 : (all[0]?.level ?? 1);
  for (const {level, words, offset, wordsOffset, component, title} of all) {
    // The level of a section's heading is not the writer's choice
    if (!component && level > previous + 1) report('heading-level', offset, {previous, words});
    if (words.trim() === '') report('heading-empty', wordsOffset, {prop: title?.name});
    else if (isUppercase(words)) {
      report('heading-uppercase', wordsOffset, {words: toSentenceCase(words)});
    }
    const line = lines.get(words);
    if (line !== undefined) report('heading-repeated', offset, {words, line});
    else if (!component) lines.set(words, locate(page, offset).line);
    previous = level;
  }
});
