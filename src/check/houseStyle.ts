import type {Row} from './passages';
import type {ProblemText} from './problem';

const months = [
  ...['Jan(?:uary)?', 'Feb(?:ruary)?', 'Mar(?:ch)?', 'Apr(?:il)?', 'May', 'June?', 'July?'],
  ...['Aug(?:ust)?', 'Sep(?:t(?:ember)?)?', 'Oct(?:ober)?', 'Nov(?:ember)?', 'Dec(?:ember)?'],
];
const month = `(?:${months.join('|')})(?![a-z])\\.?`;
const ordinal = '\\d{1,2}(?:st|nd|rd|th)';
const wrongDates = [
  '\\d{1,2}([/.-])\\d{1,2}\\1(?:\\d{4}|\\d\\d)',
  '\\d{4}([/.-])\\d{1,2}\\2\\d{1,2}',
  `(?<=\\b(?:[Oo]n|since|until|from|by|of) )\\d{1,2}\\. ${month}`,
  `${month} (?:\\d{1,2},? \\d{4}|${ordinal}(?:,? \\d{4})?)`,
  `${ordinal},? (?:of )?${month}(?:,? \\d{4})?`,
  '\\d{1,2} (?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\\b\\.?(?: \\d{4})?',
  `\\d{1,2}[ -]${month}(?:(?:-|, ?)\\d{2,4}| ?['’]\\d\\d)`,
];

/** Signs that a space follows. */
export const missingSpace =
  /\p{L}+[,;]["“]?\p{L}+|(?:\p{L}*\p{Ll}|\d+%|\)|(?<=\S )₹?[\d,]+)(?:[!?]|\.(?=\p{Lu}\p{Ll}))\p{L}+/gu;

const space = 'Write a space after the sign.';
const noSpace = 'Delete the space before the sign.';
const time = 'Write it like 5 pm, 5:30 pm or 17:30';
const filler = 'Write it, or delete it.';
/** What follows a number that is counted, and not the name of a car, a standard or a match. */
const units = 'km|kWh|minutes|hours|days|months|years|rides|cars|cabs|seats|people|lakh';
const range = 'Write -- between the numbers: the site prints a dash.';
const dash = 'Write -- between two spaces: the site prints a dash.';

/** What this site does not write, and what to write instead; some with a part of what was found. */
export const forms: readonly Row[] = [
  [/₹(?!(?:\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3})(?!,?\d))(\d[\d,]*\d)/g, 'Write ₹$1'],
  [/(?:\bRs\.?|\bINR|₹ )\s*(\d+(?:,\d+)*(?:\.\d+)?)/gi, 'Write ₹$1'],
  [/(?<![₹\d,])\d{1,2}(?:,\d\d)+,\d{3}\b/g, 'Write groups of three digits, like 1,000,000'],
  [/₹?\b(\d[\d,]*)\s*(?:rupees|(?:Rs|INR)\b|\/-|₹(?!\d))/gi, 'Write ₹$1'],
  [/₹{2,}(\d(?:,?\d)*)/g, 'Write ₹$1'],
  [/\b(\d+(?:\.\d+)?) ?lacs?\b/gi, 'Write $1 lakh'],
  [/\b24\s?[x×*-]\s?7\b/gi, 'Write 24/7'],
  [/₹[1-9][\d,]*-₹?[1-9][\d,]*(?![\p{L}\d/-])/gu, range],
  [
    new RegExp(`(?<![\\p{L}\\d./-])[1-9][\\d,]*-[1-9][\\d,]*(?= ?(?:%|(?:${units})\\b))`, 'gu'),
    range,
  ],
  [new RegExp(`\\b(?:${wrongDates.join('|')})\\b`, 'g'), 'Write it like 14 January 2025'],
  [/\b\d{1,2}(?:[.:]\d\d)?(?: ?(?:[AP]\.?[Mm]|[ap]\.m)|[ap]m)\b\.?(?! \p{Lu})/gu, time],
  [/\b(?:\d{1,2}\.\d\d|(?:1[3-9]|2\d)(?::\d\d)?) [ap]m\b/g, time],
  [/\b\d\d(?::?\d\d ?hrs|:\d\d ?(?:h|hours))\b/g, time],
  [/\b(\d+)(?:\s?(?:kms|K[Mm]s?|K\.M\.)|km)(?!\w)/g, 'Write $1 km'],
  [/\b(\d+)\s?(?:kwh|KWH|Kwh)\b/g, 'Write $1 kWh'],
  [/\b(\d+) mins\b/g, 'Write $1 minutes'],
  [/\b(\d+) hrs\b/g, 'Write $1 hours'],
  [/\b(\d+)(?: +%| ?per ?cent\b)/g, 'Write $1%'],
  [/\b(\d[\d,]*(?:%|(?=[a-z]{3}|k[gw]|hr)))[a-z]+\b/gi, 'Write a space after $1'],
  [/(?<!\p{L})\p{L}+₹\d[\d,]*/gu, 'Write a space before ₹'],
  [/\bCO2\b/g, 'Write CO₂'],
  [/\bNorth-East\b/g, 'Write North East'],
  [/\bE\.\s?V\.\s?O\b\.?|\b[Ee]vo\b(?![\s\uFFFC]+(?:Commercial|Taxi))/g, 'Write EVO'],
  [/\be-mail/gi, 'Write email'],
  [/(?<=\b(?:your|a|the|driving|driver’s) )license\b/g, 'Write licence'],
  [missingSpace, space],
  [/(?<!\p{L})\p{L}+[´‘`]\p{L}+/gu, "Write ' instead of the sign in the word."],
  [/(?<!\p{L})\p{L}+-\n\p{Ll}+/gu, 'Write the word on one line.'],
  [
    /(?<!\p{L})\p{Lu}{2,}(?: \p{Lu}+){5,}(?!\p{L})/gu,
    'Write small letters: the design adds capitals.',
  ],
  [
    /(?<!\p{L})\p{L}*(?:\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn})\p{L}*/gu,
    'Type the word again.',
  ],
  [/[\u{1d400}-\u{1d7ff}]+/gu, 'Type the word in normal letters.'],
  [/\)(?<=\([^()\n]{4,}\))\p{L}{2,}/gu, space],
  [/\p{L}{2,} (?:[,;:!?.](?=\s|$)|[,;!?](?=\p{L})|\.(?=\p{Lu}\p{Ll}))/gu, noSpace],
  [/\( (?=\p{L})|(?<=\p{L}) \)/gu, 'Delete the space inside the brackets.'],
  [/(?<=\S )[-=]>(?= \S)/g, 'Write → or a word.'],
  [/[!?]{2,}|\.{4,}|(?<=[\p{L}\d])\.\.(?!\.)/gu, 'Write one sign, or three dots.'],
  // Of a file that a program read in another encoding
  [/(?<!\S)\S*[ÂÃâ][\u0080-\u00bf‚„…†‡ˆ‰‹Œ‘’“”•–—˜™›œŸ€]\S*/g, 'Type it again, as it should be.'],
  [
    /[„‚«‹]|(?<=\S)[»›]|(?<!\S)(?:"\p{L}+'(?!\p{L}|.*")|'\p{L}{4,}")/gu,
    'Write a straight " or \' before and after the words.',
  ],
  [/lorem ipsum|coming soon|to be (?:announced|confirmed)|(?:dummy|sample) text/gi, filler],
  [/\b(?:TODO|TB[ACD]|FIXME)\b|(?<!\p{L})x{2,}(?!\p{L})/giu, filler],
  [/(?<=[\p{L}\p{N}.,;:!?)”"] )(?:-|---|—)(?= [\p{L}\p{N}“"(])/gu, dash],
  [/(?<=\p{L})(?:---?|—)(?=\p{L})/gu, dash],
];

const fullMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
/** A day with its month in words. */
export const writtenDay = new RegExp(
  `(?:(?<weekday>${weekdays}),? )?(?<![:.\\d])\\b(?<day>\\d{1,2}) (?<month>${fullMonths})\\b(?: (?<year>\\d{4}))?`,
  'g',
);

/** A day that is not in the calendar, or that is another day of the week. */
export function describeDay(
  words: string,
  {weekday, day, month, year}: Record<string, string>,
): ProblemText {
  // Of a leap year, where none is written
  const date = new Date(`${day} ${month} ${year ?? 2024} UTC`);
  const isReal = date.getUTCDate() === Number(day);
  if (!isReal) return [`"${words}" is not in the calendar.`, 'Write the right day.'];
  const real = date.toLocaleDateString('en-GB', {weekday: 'long', timeZone: 'UTC'});
  if (!weekday || !year || weekday === real) return [];
  return [`"${words}" is a ${real}.`, `Write ${real}, or the right day.`];
}
