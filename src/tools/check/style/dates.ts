import {formRule} from './styleIssue';
const months = Array.from({length: 12}, (_, month) =>
  new Date(2025, month).toLocaleString('en', {month: 'long'}),
);

/** January, Jan or Jan. */
const monthPattern = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)(?!\\p{L})`;
const ordinal = '(?:st|nd|rd|th)';

/** The groups of each pattern are the day, the month by name or number, and the year. */
const patterns: readonly RegExp[] = [
  // January 14, 2025; but not "In January 16 stations"
  new RegExp(
    `(?<!\\b(?:[Ii]n|[Ss]ince|[Oo]f)\\s+)\\b(?<month>${monthPattern})\\s+(?<day>\\d{1,2})${ordinal}?(?!\\d)(?:,?\\s+(?<year>\\d{4})\\b)?(?!\\s*(?:km|%))`,
    'gu',
  ),
  // 14th of January 2025
  new RegExp(
    `\\b(?<day>\\d{1,2})${ordinal}\\s+(?:of\\s+)?(?<month>${monthPattern})(?:,?\\s+(?<year>\\d{4})\\b)?`,
    'gu',
  ),
  // 14/01/2025 and 01/14/2025
  /(?<![\d/.-])(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})(?![\d/-])/g,
  // 2025-01-14
  /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g,
];

/** Dates are written 14 January 2025. */
export const dates = formRule({
  code: 'date-form',
  problem: (text) => `"${text}" is not how we write dates.`,
  patterns: patterns.map((pattern) => [pattern, correctDate]),
});

function correctDate({groups = {}}: RegExpExecArray): string | undefined {
  let [day = '', name = ''] = [groups['day'], groups['month']];
  // In 01/14/2025, the first number can only be the month
  if (Number(name) > 12) [day, name] = [name, day];
  const month =
    months[Number(name) - 1] ?? months.find((each) => name.startsWith(each.slice(0, 3)));
  if (!month || Number(day) < 1 || Number(day) > 31) return undefined;
  return [Number(day), month, groups['year']?.padStart(4, '20')].filter(Boolean).join(' ');
}
