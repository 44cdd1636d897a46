import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {contact} from '../../company/contact';
import {formatRupees, rentalKeys, rentals} from '../../company/fares';
import {isJsx, namedAttributes} from '../jsx';
import {sourceOf, startOf, type Page, type Report} from '../page';
import type {Finding} from '../problem';

/** The keys of front matter and the props of components that visitors read. */
const wordKeys = ['title', 'description', 'imageAlt', 'imageCredit', 'action'];
const wordProps =
  /^(?:title|accent|alt|asks|label|action|message|subject|before|after|role|claim|more)$/;

const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

const goesOutOfDate = 'Write <Phone /> or <Email /> on a page, or link to /contact.';

/** What this site does not write, and what to write instead; some with a part of what was found. */
export const forms: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/₹\d{4,}(?![,\d])|₹\d{3},\d{3}(?!,)|₹\d,\d\d,\d\d(?!\d)/, 'Write commas: ₹1,00,000'],
  [/(?:\bRs\.?|\bINR|₹ )\s*(\d[\d,]*)/i, 'Write ₹$1'],
  [/₹?\b(\d[\d,]*)\s*(?:rupees|\/-)/i, 'Write ₹$1'],
  [/₹(\d+)-(\d+)/, 'Write ₹$1–$2'],
  [/\b(?:\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{4}-\d\d-\d\d)\b/, 'Write 14 January 2025'],
  [new RegExp(`\\b${months} \\d{1,2},? \\d{4}`), 'Write 14 January 2025'],
  [new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?${months}`), 'Write 14 January'],
  [/\b(\d+)(?:\s?kms|km)\b/i, 'Write $1 km'],
  [/\b(\d+)\s?(?:kwh|KWH|Kwh)\b/, 'Write $1 kWh'],
  [/\b(\d+)\s?mins?\b/, 'Write $1 minutes'],
  [/\b(\d+)(?: +%| per ?cent\b)/, 'Write $1%'],
  [/\bm\^2(?!\d)/, 'Write m²'],
  [/\b24 ?[x×*-] ?7\b/i, 'Write 24/7'],
  [/\bCO2\b/, 'Write CO₂'],
  [/\bE\.\s?V\.\s?O\b\.?|\b[Ee]vo\b(?![\s\uFFFC]+(?:Commercial|Taxi))/, 'Write EVO'],
  [/\bEVO[\s\uFFFC]+(Commercial|Taxi Charge)/, 'Write Evo $1'],
  [/\be-mail/i, 'Write email'],
  [/\bnorth-east\b(?! of)/i, 'Write North East'],
  [/(?<=\b(?:your|a|the|driving|driver’s) )license\b/, 'Write licence'],
  [/\p{L}+,\p{L}+|\p{L}*\p{Ll}[.!?]\p{Lu}\p{Ll}+/u, 'Write a space after the sign.'],
  [/\p{L}{2,} [,;:!?](?=\s|$)/u, 'Delete the space before the sign.'],
  [/[!?]*(?:!!|\?!|!\?)[!?]*|(?<!\.)\.\.(?!\.)/, 'Write one sign.'],
  [/\p{Lu}{2,}(?:[ ,’-]+\p{Lu}{2,}){2,}/u, 'Write a capital at the start only.'],
  [/lorem ipsum|\b(?:TODO|TBD|TBC|FIXME|x{3,})\b|\?{3,}/i, 'Write the real text, or delete it.'],
  [
    /(?<![\p{L}'’-])(?!that|had|her|very|bye)(\p{Script=Latin}+)\s+\1(?![\p{L}'’-])/iu,
    'Delete one of the two words.',
  ],
  [/(?:\+91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/, goesOutOfDate],
];

/** A text that visitors read, as it is written. */
interface Passage {
  source: string;
  offset: number;
}

/** A word, and a function that reports it with what was probably meant. */
export interface Word {
  word: string;
  report: (suggestion: string | undefined) => void;
}

/** Reports forms that this site does not use. @returns the words to look up in the dictionary */
export function checkWords(page: Page, report: Report): Word[] {
  visit(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      report(node, ...describeGlued(toString(node)));
    }
  });
  return passagesOf(page).flatMap(({source, offset}) => {
    const hide = (match: string) => '\uFFFC'.repeat(match.length);
    const text = source.replace(notWords, hide);
    for (const [pattern, fix] of forms) {
      const match = pattern.exec(text);
      if (!match) continue;
      const correct = fix.replace(/\$(\d)/g, (_, group: number) => match[group] ?? '');
      report(offset + match.index, `"${match[0].trim()}" is not how we write.`, correct);
    }
    const fact = [contact.phone, contact.email].find((each) => source.includes(each));
    if (fact) report(offset + source.indexOf(fact), `"${fact}" may change.`, goesOutOfDate);
    const rental = rentalKeys.find((key) => text.includes(formatRupees(rentals[key].from)));
    if (rental && page.file.endsWith('.mdx')) {
      const problem = 'This price would not change with the fare.';
      report(offset + text.indexOf('₹'), problem, `Write <Price of="${rental}" />`);
    }
    const words = [...text.matchAll(latinWord)].filter(({index, 0: word}) => {
      const start = offset + index;
      const [before, after] = [
        page.text.slice(start - 3, start),
        page.text.slice(start + word.length),
      ];
      return !/\p{L}[*_]+$/u.test(before) && !/^[*_]+\p{L}/u.test(after);
    });
    return words.map(({0: word, index}) => ({
      word: word.replaceAll('’', "'"),
      report: (suggestion) => {
        const meant = suggestion ? `Did you mean "${suggestion}"? ` : '';
        const fix = `${meant}If it is a name, add it to .config/words.txt.`;
        report(offset + index, `"${word}" is not in the dictionary.`, fix);
      },
    }));
  });
}

/** Entities, escaped signs, addresses and names of files. */
const notWords =
  /&#?\w+;|\\.|\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+\.(?:com|org|net|in|example|\w{3})\b/gi;

/** A word of Latin letters; of other letters, no dictionary knows the endings. */
const latinWord =
  /(?<![\p{L}\p{N}])\p{Script=Latin}{2,}(?:['’]\p{Script=Latin}+|\p{Script=Latin})(?![\p{L}\p{N}\p{M}])/gu;

function passagesOf(page: Page): Passage[] {
  const passages: Passage[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'text') passages.push({source: sourceOf(page, node), offset: startOf(node)});
    if (node.type === 'image') passages.push({source: node.alt ?? '', offset: startOf(node) + 2});
    for (const prop of isJsx(node) ? namedAttributes(node) : []) {
      if (typeof prop.value !== 'string' || !wordProps.test(prop.name)) continue;
      passages.push({source: prop.value, offset: startOf(prop) + prop.name.length + 2});
    }
  });
  for (const key of wordKeys) {
    const value = page.data[key];
    const offset = page.offsetOf([key]);
    const quote = /["']/.test(page.text[offset] ?? '') ? 1 : 0;
    if (typeof value === 'string') passages.push({source: value, offset: offset + quote});
  }
  return passages;
}

/** Words that no-break spaces keep together, so that they are cut off on a narrow screen. */
function describeGlued(text: string): Finding {
  const glued = text.match(/[^ \t\n]*[\u00a0\u202f\u2011][^ \t\n]*/g) ?? [];
  const long = glued.find(({length}) => length > 18);
  const fix = 'Write an ordinary space in it: at most 18 characters may hold together.';
  return long ? [`"${long}" cannot break on a narrow screen.`, fix] : [];
}
