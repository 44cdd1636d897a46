import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {contact} from '../../company/contact';
import {formatRupees, rentals} from '../../company/fares';
import {describeDay, forms, missingSpace, writtenDay} from '../houseStyle';
import {isJsx} from '../jsx';
import {pasted, rowsOf} from '../leftoverPatterns';
import type {Page, CheckContext} from '../page';
import {findAll, hide, passagesOf, type Row} from '../passages';
import {quote, type Report} from '../problem';

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
  /(?<![\p{L}\d.,₹/-])(?:\+\d|0|1800|[6-9])(?:[ -]?\d){7,12}(?![\p{L}\d-])/gu,
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
  const wordsOf = (each: Nodes) =>
    toString(each) || (isJsx(each) && each.name !== 'br' ? 'word' : ' ');
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
  /\b(?:https?:\/\/|www\.|tel:|sms:)\S+|(?<!\S)\S*@\S+/g,
  /\b[\w-]+\.(?:in|example|jpeg|html|[dpx]\w+x|[a-z][a-z\d]{2}|[A-Z]{3})\b/g,
  /&#?\w+;?|\\?#\w+|\\[^\w\s]|\b\w+_\w+/g,
];

/** A word of Latin letters; of other letters, no dictionary knows the endings. */
const latinWord =
  /(?<![\p{L}\p{N}]|\p{L}[’'])\p{Script=Latin}{2,}(?:['’]\p{Script=Latin}+|\p{Script=Latin})(?![\p{L}\p{N}\p{M}])/gu;
