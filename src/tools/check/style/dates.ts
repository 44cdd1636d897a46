import {createProblem} from '../../../content/problem';
import {findAll, visible} from './styleIssue';
import type {StyleRule} from './styleIssue';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** January, Jan or Jan. */
const month = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)(?!\\p{L})`;
const ordinal = '(?:st|nd|rd|th)';

/** The groups of each pattern are the day, the month by name or number, and the year. */
const patterns: readonly RegExp[] = [
  // January 14, 2025; but not "In January 16 stations"
  new RegExp(
    `(?<!\\b(?:[Ii]n|[Ss]ince|[Oo]f)\\s+)\\b(?<month>${month})\\s+(?<day>\\d{1,2})${ordinal}?(?!\\d)(?:,?\\s+(?<year>\\d{4})\\b)?(?!\\s*(?:km|%))`,
    'gu',
  ),
  // 14th of January 2025
  new RegExp(
    `\\b(?<day>\\d{1,2})${ordinal}\\s+(?:of\\s+)?(?<month>${month})(?:,?\\s+(?<year>\\d{4})\\b)?`,
    'gu',
  ),
  // 14/01/2025 and 01/14/2025
  /(?<![\d/.-])(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})(?![\d/-])/g,
  // 2025-01-14
  /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g,
];

/** Dates are written 14 January 2025. */
export const dates: StyleRule = (passage) =>
  patterns.flatMap((pattern) =>
    findAll(passage, pattern, (position, {0: text, groups = {}}) => {
      let [day = '', name = ''] = [groups['day'], groups['month']];
      // In 01/14/2025, the first number can only be the month
      if (Number(name) > 12) [day, name] = [name, day];
      const monthName =
        months[Number(name) - 1] ?? months.find((each) => name.startsWith(each.slice(0, 3)));
      if (!monthName || Number(day) < 1 || Number(day) > 31) return undefined;
      const year = groups['year']?.padStart(4, '20');
      const correct = [Number(day), monthName, year].filter(Boolean).join(' ');
      return createProblem('date-form', position, {text: visible(text), correct});
    }),
  );
