import {shown, slipsAt} from './slip';
import type {Style} from './slip';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** January, Jan or Jan. */
const month = `(?:(?:${months.join('|')})|(?:${months.map((name) => name.slice(0, 3)).join('|')}|Sept)\\.?)(?!\\p{L})`;

const ending = '(?:st|nd|rd|th)';

function whole(name: string): string {
  return months.find((each) => name.startsWith(each.slice(0, 3))) ?? name;
}

/** Days are written 14 January 2025. */
export const days: Style = (text) => {
  const say = (written: string, day: string, name: string | undefined, year: string) =>
    name === undefined || Number(day) < 1 || Number(day) > 31
      ? undefined
      : {
          wrong: `\`${shown(written)}\` is not how we write days.`,
          instead: `Write \`${Number(day)} ${name}${year && ` ${year}`}\`.`,
        };
  return [
    // January 14, 2025
    ...slipsAt(
      text,
      // "In January 16 stations…" names no day.
      new RegExp(
        `(?<!\\b(?:[Ii]n|[Ss]ince|[Oo]f)\\s+)\\b(${month})\\s+(\\d{1,2})${ending}?(?!\\d)(?:,?\\s+(\\d{4})\\b)?(?!\\s*(?:km|%))`,
        'gu',
      ),
      ([written, name = '', day = '', year = '']) => say(written, day, whole(name), year),
    ),
    // 14th of January 2025
    ...slipsAt(
      text,
      new RegExp(`\\b(\\d{1,2})${ending}\\s+(?:of\\s+)?(${month})(?:,?\\s+(\\d{4})\\b)?`, 'gu'),
      ([written, day = '', name = '', year = '']) => say(written, day, whole(name), year),
    ),
    // 14/01/2025, and 01/14/2025
    ...slipsAt(
      text,
      /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g,
      ([written, first = '', , second = '', year = '']) => {
        const [day, number] = Number(second) > 12 ? [second, first] : [first, second];
        return say(written, day, months[Number(number) - 1], year.padStart(4, '20'));
      },
    ),
    // 2025-01-14
    ...slipsAt(
      text,
      /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
      ([written, year = '', number = '', day = '']) =>
        say(written, day, months[Number(number) - 1], year),
    ),
  ];
};
