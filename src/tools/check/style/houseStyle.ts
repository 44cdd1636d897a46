import type {Rule} from '../content';
import {passagesOf, type Passage} from '../prose';
import {contactDetails} from './contactDetails';
import {dates} from './dates';
import {joinedLines} from './joinedLines';
import {leftoverSyntax} from './leftoverSyntax';
import {money} from './money';
import type {StyleIssue} from './styleIssue';
import {terminology} from './terminology';
import {typography} from './typography';
import {units} from './units';

const styleRules = [
  ...leftoverSyntax,
  joinedLines,
  contactDetails,
  ...money,
  dates,
  ...units,
  ...terminology,
  ...typography,
];

/** How prices, dates, units, names and punctuation are written on our pages. */
export const houseStyle: Rule = (content) =>
  passagesOf(content).flatMap((passage) => styleIssues(passage).map(({problem}) => problem));

// The spelling rule asks again: finding them takes a third of a second
const known = new WeakMap<Passage, StyleIssue[]>();

/** The problems of a passage. Each word is reported once, by the first rule that finds it. */
export function styleIssues(passage: Passage): StyleIssue[] {
  const cached = known.get(passage);
  if (cached) return cached;
  const issues: StyleIssue[] = [];
  known.set(passage, issues);
  for (const rule of styleRules) {
    for (const issue of rule(passage)) {
      if (!issues.some((other) => overlap(issue, other))) issues.push(issue);
    }
  }
  return issues;
}

type Span = Pick<StyleIssue, 'index' | 'length'>;

/** Whether two places in a passage share a character. */
export function overlap(a: Span, b: Span): boolean {
  return a.index < b.index + b.length && b.index < a.index + a.length;
}
