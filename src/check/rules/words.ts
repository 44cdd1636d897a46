import {visit} from 'unist-util-visit';
import {contact} from '../../company/contact';
import {formatRupees, rentals} from '../../company/fares';
import {propKind} from '../../sections/definitions';
import {isJsx, namedAttributes} from '../jsx';
import {sourceOf, startOf, type Page, type Site} from '../page';
import type {Report} from '../problem';

/** The keys of front matter that visitors read. */
const wordKeys = ['title', 'description', 'imageAlt', 'imageCredit', 'action'];

/** What this site does not write, and what to write instead; some with a part of what was found. */
export const forms: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/₹\d{4,}(?![,\d])|₹\d{3},\d{3}(?!,)|₹\d,\d\d,\d\d(?!\d)/, 'Write commas: ₹1,00,000'],
  [/(?:\bRs\.?|\bINR|₹ )\s*(\d[\d,]*)/i, 'Write ₹$1'],
  [/₹?\b(\d[\d,]*)\s*(?:rupees|Rs\b|\/-)/i, 'Write ₹$1'],
  [/\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d\d-\d\d)\b/, 'Write 14 January 2025'],
  [
    /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2},? \d{4}/,
    'Write 14 January 2025',
  ],
  [/\b(\d+)(?:\s?kms|km)\b/i, 'Write $1 km'],
  [/\b(\d+)\s?(?:kwh|KWH|Kwh)\b/, 'Write $1 kWh'],
  [/\b(\d+)(?: +%)/, 'Write $1%'],
  [/\bCO2\b/, 'Write CO₂'],
  [/\b24\s?[x×]\s?7\b/i, 'Write 24/7'],
  [/\bE\.\s?V\.\s?O\b\.?|\b[Ee]vo\b(?![\s\uFFFC]+(?:Commercial|Taxi))/, 'Write EVO'],
  [/\be-mail/i, 'Write email'],
  [/(?<=\b(?:your|a|the|driving|driver’s) )license\b/, 'Write licence'],
  [/\p{L}+,\p{L}+|\p{L}*\p{Ll}[.!?]\p{Lu}\p{Ll}+/u, 'Write a space after the sign.'],
  [/\p{L}{2,} [,;:!?](?=\s|$)/u, 'Delete the space before the sign.'],
  [/[!?]*(?:!!|\?!|!\?)[!?]*|(?<!\.)\.\.(?!\.)/, 'Write one sign.'],
  [/lorem ipsum|coming soon|\b(?:TODO|TBD|TBC|FIXME|x{3,})\b|\?{3,}/i, 'Write it, or delete it.'],
  [
    /(?<![\p{L}'’-])(?!that|had|her|very|bye)(\p{Script=Latin}+)\s+\1(?![\p{L}'’-])/iu,
    'Delete one of the two words.',
  ],
];

const prices = [...new Set(Object.values(rentals).map(({from}) => formatRupees(from)))];

/** Facts of src/company that pages do not repeat, and the component that prints each. */
const facts: readonly (readonly [fact: string, tag: string])[] = [
  [contact.phone, '<Phone />'],
  [contact.email, '<Email />'],
  ...prices.map((price) => [price, '<Price of="airport" />, with the name of its rental'] as const),
];

/** Words are in the dictionary, in forms that this site uses, repeat no fact that may change, and break into lines. */
export function checkWords(page: Page, report: Report, {dictionary}: Site): void {
  for (const [source, offset] of passagesOf(page)) {
    let text = source.replace(notWords, hide);
    for (const [pattern, fix] of forms) {
      const match = pattern.exec(text);
      if (!match) continue;
      const correct = fix.replace('$1', match[1] ?? '');
      report(offset + match.index, `"${match[0].trim()}" is not how we write.`, correct);
      text = text.replace(match[0], hide);
    }
    for (const [fact, tag] of page.file.endsWith('.mdx') ? facts : []) {
      const index = source.indexOf(fact);
      if (index >= 0) report(offset + index, `"${fact}" may change.`, `Write ${tag}`);
    }
    for (const {0: word, index} of text.matchAll(latinWord)) {
      const spelling = word.replaceAll('’', "'");
      if (dictionary.has(spelling)) continue;
      const suggestion = dictionary.suggest(spelling);
      const meant = suggestion ? `Did you mean "${suggestion}"? ` : '';
      const fix = `${meant}If it is a name, add it to .config/words.txt.`;
      report(offset + index, `"${word}" is not in the dictionary.`, fix);
    }
    for (const {0: chain, index} of source.matchAll(/[^ \n]+/g)) {
      const shown = chain.replaceAll('&nbsp;', '\u00A0').replace(/&NoBreak;|\u2060/g, '');
      if (shown.length > 18 && shown.includes('\u00A0'))
        report(offset + index, `"${shown}" cannot break.`, 'Keep at most 18 characters together.');
    }
  }
}

const hide = (match: string) => '\uFFFC'.repeat(match.length);

/** Entities, escaped signs, addresses, hashtags and names of files. */
const notWords =
  /&#?\w+;|\\.|\b(?:https?:\/\/|www\.)\S+|\S*@\S+|#\w+|\b[\w-]+\.(?:in|example|[a-z][a-z\d]{2}|[A-Z]{3})\b/g;

/** A word of Latin letters; of other letters, no dictionary knows the endings. */
const latinWord =
  /(?<![\p{L}\p{N}]|\p{L}[’'])\p{Script=Latin}{2,}(?:['’]\p{Script=Latin}+|\p{Script=Latin})(?![\p{L}\p{N}\p{M}])/gu;

/** The texts that visitors read, as they are written. */
function passagesOf(page: Page) {
  const passages: [source: string, offset: number][] = [];
  visit(page.tree, (node) => {
    if (node.type === 'text') passages.push([sourceOf(page, node), startOf(node)]);
    if (node.type === 'image') passages.push([node.alt ?? '', startOf(node) + 2]);
    if (!isJsx(node)) return;
    for (const prop of namedAttributes(node)) {
      if (typeof prop.value === 'string' && propKind(node.name ?? '', prop.name) === 'words')
        passages.push([prop.value, startOf(prop) + prop.name.length + 2]);
    }
  });
  for (const key of wordKeys) {
    const value = page.data[key];
    if (typeof value === 'string') passages.push([value, page.offsetOf([key])]);
  }
  return passages;
}
