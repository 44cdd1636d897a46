import {origin} from '../company/site';
import {typesetKeys} from './schemas';

/** By name: an example before and after, what to look for, and what replaces it. */
export type Corrections = Readonly<
  Record<string, readonly [written: string, read: string, find: RegExp, by: string]>
>;

const ownHost = new URL(origin).host.replace(/^www\./, '');
const host = `https?://(?:localhost(?::\\d+)?|(?:www\\.)?${ownHost.replaceAll('.', '\\.')})`;
const yamlSigns = '(?=[*&!@`%{}[\\]#,]|.*(?::\\s|\\s#))';
const bulletSigns = '•●▪◦‣∙·○■□☐☑☒➢►▶✓✔⁃→⇒➡✅❖◆\ue000-\uf8ff';
const bullet = `(?:[-*+] )?[${bulletSigns}]\ufe0f?`;

export const inWholeFile: Corrections = {
  // Designers' programs write spaces and line ends of other widths, which are no spaces for Markdown
  'other spaces': ['A\u2028B', 'A B', /[\u2028\u2029\v\f\u1680\u2000-\u200a\u205f\u3000]/g, ' '],
  // Web pages and word processors hide hyphens, directions and marks, which split words for search and check
  'characters that nobody sees': [
    'qui\u200bet\u2060 and qui\u00adet\u0007',
    'quiet and quiet',
    /[^\P{Cc}\n\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?<![-–/])\u2060/gu,
    '',
  ],
  // Copied from the address bar: previews and other hosts stay on their own pages
  'own addresses': [
    `[fares](https://www.${ownHost}/ride#airport), [home](http://localhost:3000)`,
    '[fares](/ride#airport), [home](/)',
    new RegExp(`(?<=\\]\\(<?|=")${host}(?:/|(?=[?#>)"]))`, 'g'),
    '/',
  ],
};

export const inProse: Corrections = {
  // Word processors and chats write other bullets, some of them in fonts that make letters of them
  bullets: [
    '• Four seats\n- ➡️ Two bags\no\tA child',
    '- Four seats\n- Two bags\n- A child',
    new RegExp(`^([ \\t]*)(?:${bullet}|[oØü§Ÿ](?=\\t|[ \\u00a0]{2}))[ \\t\\u00a0]*(?=\\S)`, 'gm'),
    '$1- ',
  ],
  // They look like spaces, but Markdown does not see the sign before or after them
  'no-break spaces at the start': [
    '\u00a0-\u00a0Four seats',
    ' - Four seats',
    /(?:^|(?<=^[ \t\u00a0]*(?:[-*+]|#{1,6}|\d{1,2}[.)])))[ \t]*\u00a0[ \t\u00a0]*/gm,
    ' ',
  ],
  apostrophes: ['don´t', "don't", /(?<=\p{L})[´‘](?=(?:d|ll|m|re|s|t|ve)(?!\p{L}))/gu, "'"],
  // Phones write spaces in names, which Markdown reads only between angle brackets
  'names with spaces': [
    '![A cab](./my photo.jpg)',
    '![A cab](<./my photo.jpg>)',
    /\]\((?!<)([^()<>\n"]* [^()<>\n"]*\.(?:jpe?g|png|webp|avif|gif|pdf))\)/gi,
    '](<$1>)',
  ],
};

/** MDX takes a brace for code, and < for a tag. */
export const inProseOfPages: Corrections = {
  anchors: ['# A {#b}', '# A {/* #b */}', /^(#+ .*)\{#([\w-]+)\} *$/gm, '$1{/* #$2 */}'],
  'less than': ['In <5 ways.', 'In \\<5 ways.', /(?<!\\|\]\()<(?![A-Za-z/!>$_]|$)/g, '\\<'],
  braces: ['A {b}', 'A \\{b\\}', /(?<!\\)[{}](?!\/\* #)(?<!\{\/\* #[\w-]+ \*\/\})/g, '\\$&'],
};

export const inTags: Corrections = {
  // It looks like a space, but MDX does not end a name there
  'no-break spaces': [
    '<Hero\u00a0upper>',
    '<Hero upper>',
    /\u00a0(?=(?:[^"]*"[^"]*")*[^"]*$)/g,
    ' ',
  ],
  // Word processors and phones curl quotes
  'curly quotes': ['<A b=“c d”>', '<A b="c d">', /=[“”]([^“”"<>]*)[“”]/g, '="$1"'],
};

export const inFrontMatter: Corrections = {
  // Keyboards and web pages write other colons and spaces, which YAML does not know, and people forget the space
  colons: ['title：\u00a0A', 'title: A', /^([\w-]+)[:：](?!\/\/)[ \t\u00a0]*(?=\S)/gm, '$1: '],
  // Word processors and phones curl quotes
  'curly quotes': [
    'title: “A tree”',
    'title: "A tree"',
    /^([ \t]*(?:[\w-]+:|-) )[“”„‘‚]([^“”„"\n]*)[“”’‘][ \t]*$/gm,
    '$1"$2"',
  ],
  // YAML has a meaning of its own for a colon, and for some signs at the start
  'signs of YAML': [
    'title: EVO: the ride\ndescription: #1 cab in town',
    'title: "EVO: the ride"\ndescription: "#1 cab in town"',
    new RegExp(
      `^((?:${typesetKeys.join('|')}): +)(?![ "'])(${yamlSigns}[^"\\\\\\n]+?)[ \\t]*$`,
      'gm',
    ),
    '$1"$2"',
  ],
  // YAML ends a value at the second quote
  apostrophes: [
    "title: 'EVO's ride'",
    'title: "EVO\'s ride"',
    /^(\w+: +)'([^'"\\\n]+'(?!')[^"\\\n]+)'[ \t]*$/gm,
    '$1"$2"',
  ],
};
