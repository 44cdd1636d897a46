import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {contact} from '../../company/contact';
import {formatRupees, rentals} from '../../company/fares';
import {isJsx} from '../jsx';
import {pasted, rowsOf} from '../leftoverPatterns';
import type {Page, CheckContext} from '../page';
import {findAll, hide, passagesOf, type Row} from '../passages';
import {quote, type ProblemText, type Report} from '../problem';

const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
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
const missingSpace =
  /\p{L}+[,;]["“]?\p{L}+|(?:\p{L}*\p{Ll}|\d+%|\)|(?<=\S )₹?[\d,]+)(?:[!?]|\.(?=\p{Lu}\p{Ll}))\p{L}+/gu;

const space = 'Write a space after the sign.';
const noSpace = 'Delete the space before the sign.';
const time = 'Write it like 5 pm, 5:30 pm or 17:30';
const filler = 'Write it, or delete it.';
const range = 'Write -- between the numbers: the site prints a dash.';
const dash = 'Write -- between two spaces: the site prints a dash.';

/** What this site does not write, and what to write instead; some with a part of what was found. */
const forms: readonly Row[] = [
  [/₹(?!(?:\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3})(?!,?\d))(\d[\d,]*\d)/g, 'Write ₹$1'],
  [/(?:\bRs\.?|\bINR|₹ )\s*(\d+(?:,\d+)*(?:\.\d+)?)/gi, 'Write ₹$1'],
  [/(?<![₹\d,])\d{1,2}(?:,\d\d)+,\d{3}\b/g, 'Write groups of three digits, like 1,000,000'],
  [/₹?\b(\d[\d,]*)\s*(?:rupees|(?:Rs|INR)\b|\/-|₹(?!\d))/gi, 'Write ₹$1'],
  [/₹{2,}(\d(?:,?\d)*)/g, 'Write ₹$1'],
  [/\b(\d+(?:\.\d+)?) ?lacs?\b/gi, 'Write $1 lakh'],
  [/(?<![\p{L}\d./-])₹?[1-9](?:,?\d){0,5}-₹?[1-9](?:,?\d){0,5}(?![\p{L}\d./-]| \d)/gu, range],
  [new RegExp(`\\b(?:${wrongDates.join('|')})\\b`, 'g'), 'Write it like 14 January 2025'],
  [/\b\d{1,2}(?:[.:]\d\d)?(?: ?(?:[AP]\.?[Mm]|[ap]\.m)|[ap]m)\b\.?/g, time],
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
  [/\b24\s?[x×*]\s?7\b/gi, 'Write 24/7'],
  [/\bE\.\s?V\.\s?O\b\.?|\b[Ee]vo\b(?![\s\uFFFC]+(?:Commercial|Taxi))/g, 'Write EVO'],
  [/\be-mail/gi, 'Write email'],
  [/(?<=\b(?:your|a|the|driving|driver’s) )license\b/g, 'Write licence'],
  [missingSpace, space],
  [/(?<!\p{L})\p{L}+[´‘`]\p{L}+/gu, "Write ' instead of the sign in the word."],
  [/(?<!\p{L})\p{L}+-\n\p{Ll}+/gu, 'Write the word on one line.'],
  [
    /(?<!\p{L})\p{Lu}{2,}(?: \p{Lu}+){3,}(?!\p{L})/gu,
    'Write small letters: the design adds capitals.',
  ],
  [
    /(?<!\p{L})\p{L}*(?:\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn})\p{L}*/gu,
    'Type the word again.',
  ],
  [/\)(?<=\([^()\n]{4,}\))\p{L}{2,}/gu, space],
  [/\p{L}{2,} (?:[,;:!?.](?=\s|$)|[,;!?](?=\p{L})|\.(?=\p{Lu}\p{Ll}))/gu, noSpace],
  [/\( (?=\p{L})|(?<=\p{L}) \)/gu, 'Delete the space inside the brackets.'],
  [/(?<=\S )[-=]>(?= \S)/g, 'Write → or a word.'],
  [/[!?]{2,}|\.{4,}|(?<=[\p{L}\d])\.\.(?!\.)/gu, 'Write one sign, or three dots.'],
  // Of a file that a program read in another encoding
  [/\S*[ÂÃâ][\u0080-\u00bf‚„…†‡ˆ‰‹Œ‘’“”•–—˜™›œŸ€]\S*/g, 'Type it again, as it should be.'],
  [
    /[„‚«‹]|(?<=\S)[»›]|(?<!\S)(?:"\p{L}+'(?!\p{L}|.*")|'\p{L}{4,}")/gu,
    'Write a straight " or \' before and after the words.',
  ],
  [/lorem ipsum|coming soon|to be (?:announced|confirmed)|(?:dummy|sample) text/gi, filler],
  [/\b(?:TODO|TB[ACD]|FIXME)\b|(?<!\p{L})x{2,}(?!\p{L})/giu, filler],
  [/(?<=[\p{L}\p{N}.,;:!?)”"] )(?:-|---|—)(?= [\p{L}\p{N}“"(])/gu, dash],
  [/(?<=\p{L})(?:---?|—)(?=\p{L})/gu, dash],
];

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const writtenDay = new RegExp(
  `(?:(?<weekday>${weekdays}),? )?\\b(?<day>\\d{1,2}) (?<month>${months})\\b(?: (?<year>\\d{4}))?`,
  'g',
);

/** A day that is not in the calendar, or that is another day of the week. */
function describeDay(
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

/** Words that are right twice in a row. */
const doubled =
  /(?<![\p{L}'’-])(?!(?:that|had|her|very|bye)\s)(\p{Script=Latin}+)\s+\1(?![\p{L}'’-])/giu;

/** The last digits of the company's number, with what people write between them. */
const phoneDigits = contact.phone.replace(/\D/g, '').slice(-10).replace(/\B/g, '[ /-]?');
const prices = [...new Set(Object.values(rentals).map(({from}) => formatRupees(from)))];

/** What is written of rentals by the hour. */
const hourlyFacts = Object.values(rentals).flatMap(({hours}): Row[] => {
  if (!hours) return [];
  const space = '(?: |&nbsp;)';
  const most = `(?<=\\b(?:rent|book)[^.]*\\bup to )${hours.maximum}(?=${space}hours)`;
  const perHour = `${space}km (?:for|in|per) (?:each|every|(?:an )?hour)`;
  const distance = `\\b${hours.kilometresPerHour}(?=${perHour})`;
  return [
    [new RegExp(most, 'gi'), 'Write <Hours of="…" />, with its rental'],
    [new RegExp(distance, 'g'), 'Write <Kilometres of="…" />, with its rental'],
  ];
});

/** A number of ten digits or more, except in a link that calls it. */
const otherPhone: Row = [
  /(?<![\p{L}\d.,₹/-])\+?\d(?:[ -]?\d){9,12}(?![\p{L}\d-])/gu,
  'Write <Phone /> for ours; write [words](tel:+91…) with the number for another.',
];

/** Facts of src/company that pages do not repeat, and the component that prints each. */
const facts: readonly Row[] = [
  [new RegExp(`(?:\\+(?:91[ -]?)?|\\b0)?${phoneDigits}\\b`, 'g'), 'Write <Phone />'],
  [new RegExp(contact.email.replaceAll('.', '\\.'), 'g'), 'Write <Email />'],
  [new RegExp(`(?:${prices.join('|')})(?!,?\\d)`, 'g'), 'Write <Price of="…" />, with its rental'],
  ...hourlyFacts,
];

/** Characters that no-break spaces may keep together. */
const maxUnbroken = 18;

/** Words are in the dictionary, in forms that this site uses, repeat no fact that may change, and break into lines. */
export function checkWords(page: Page, report: Report, {dictionary}: CheckContext): void {
  const isPage = page.file.endsWith('.mdx');
  visit(page.tree, (node, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (next && isJoined(node, next, dictionary))
      report(next, 'A space is missing.', 'Write it before this.');
    if (next && hasOwnRupees(node, next))
      report(next, 'The price has its sign twice.', 'Delete ₹, Rs or /-: <Price> prints ₹.');
  });
  for (const {source, offset} of passagesOf(page)) {
    const {found, rest: text} = findAll(
      notWords.reduce(hide, findAll(source, pastedRows).rest),
      forms,
    );
    for (const {words, part, index, fix} of found) {
      report(offset + index, `${quote(words.trim())} is not how we write.`, completeFix(fix, part));
    }
    for (const {0: words, index, groups} of text.matchAll(writtenDay)) {
      report(offset + index, ...describeDay(words, {...groups}));
    }
    for (const {0: words, index} of text.matchAll(doubled)) {
      if (dictionary.has(words)) continue;
      const fix = 'Delete one of the two, or add both to .config/words.txt if they are a name.';
      report(offset + index, `${quote(words)} is the same word twice.`, fix);
    }
    const isCalled = page.text.startsWith('](tel:', offset + source.length);
    const typedFacts = isCalled ? facts : [...facts, otherPhone];
    for (const {words, index, fix} of isPage ? findAll(source, typedFacts).found : []) {
      report(offset + index, `"${words}" may change.`, fix);
    }
    for (const {0: word, index} of text.matchAll(latinWord)) {
      const spelling = word.replaceAll('’', "'");
      if (dictionary.has(spelling)) continue;
      const meant = dictionary.suggest(spelling).map((each) => `"${each}"`);
      const question = meant.length > 0 ? `Did you mean ${meant.join(' or ')}? ` : '';
      const fix = `${question}If it is a name, add it to .config/words.txt.`;
      report(offset + index, `"${word}" is not in the dictionary.`, fix);
    }
    for (const {0: chain, index} of source.matchAll(/[^ \n]+/g)) {
      const shown = chain.replaceAll('&nbsp;', '\u00A0').replace(/&NoBreak;|\u2060/g, '');
      if (shown.length > maxUnbroken && shown.includes('\u00A0')) {
        const fix = `Keep at most ${maxUnbroken} characters together.`;
        report(offset + index, `${quote(shown)} cannot break.`, fix);
      }
    }
  }
}

/** Whether rupees are written beside a price, which has their sign. */
function hasOwnRupees(node: Nodes, next: Nodes): boolean {
  if (isJsx(next)) return next.name === 'Price' && /(?:₹|\bRs\.?|\bINR)\s*$/i.test(toString(node));
  return (
    isJsx(node) && node.name === 'Price' && /^\s*(?:\/-|rupees|Rs\b|INR)/i.test(toString(next))
  );
}

/** Whether two neighbours in a sentence, such as a link and words, lack the space between them. */
function isJoined(node: Nodes, next: Nodes, dictionary: CheckContext['dictionary']): boolean {
  if (node.type !== 'text' && next.type !== 'text') return false;
  const wordsOf = (each: Nodes) => toString(each) || (isJsx(each) ? 'word' : ' ');
  const [before = ''] = /\S*$/.exec(wordsOf(node)) ?? [];
  const [after = ''] = /^\S*/.exec(wordsOf(next)) ?? [];
  if ((before + after).search(missingSpace) >= 0) return true;
  const parts = /(\p{Script=Latin}+)\n(\p{Script=Latin}+)/u.exec(`${before}\n${after}`);
  return parts !== null && !dictionary.has(`${parts[1]}${parts[2]}`);
}

/** Writes what was found into a fix; a price as we write it. */
function completeFix(fix: string, found = ''): string {
  const price = Number(found.replaceAll(',', ''));
  const rupees = Number.isInteger(price) ? formatRupees(price) : `₹${found}`;
  return fix.replace('₹$1', rupees).replace('$1', found);
}

/** Other rules report it. */
const pastedRows = rowsOf(pasted);

/** Entities, escaped signs, addresses, hashtags and names of files. */
const notWords = [
  /\b(?:https?:\/\/|www\.|tel:|sms:)\S+|\S*@\S+/g,
  /\b[\w-]+\.(?:in|example|jpeg|html|[dpx]\w+x|[a-z][a-z\d]{2}|[A-Z]{3})\b/g,
  /&#?\w+;?|\\[^\w\s]|#\w+|\b\w+_\w+/g,
];

/** A word of Latin letters; of other letters, no dictionary knows the endings. */
const latinWord =
  /(?<![\p{L}\p{N}]|\p{L}[’'])\p{Script=Latin}{2,}(?:['’]\p{Script=Latin}+|\p{Script=Latin})(?![\p{L}\p{N}\p{M}])/gu;
