import {origin} from '../company/site';
import {typesetKeys} from './schemas';

interface Correction {
  /** An example, before and after. */
  written: string;
  read: string;
  find: RegExp;
  replacement: string;
}

/** By name. */
export type Corrections = Readonly<Record<string, Correction>>;

const ownHost = new URL(origin).host.replace(/^www\./, '');
const host = `https?://(?:localhost(?::\\d+)?|(?:www\\.)?${ownHost.replaceAll('.', '\\.')})`;
const yamlSigns = '(?=[*&!@`%{}[\\]#,]|.*(?::\\s|\\s#))';
const bulletSigns = '•●▪◦‣∙·○■□☐☑☒➢►▶✓✔⁃→⇒➡✅❖◆\ue000-\uf8ff';
const bullet = `(?:[-*+] )?[${bulletSigns}]\ufe0f?`;

export const inWholeFile: Corrections = {
  // Designers' programs write spaces and line ends of other widths, which are no spaces for Markdown
  'other spaces': {
    written: 'A\u2028B',
    read: 'A B',
    find: /[\u2028\u2029\v\f\u1680\u2000-\u200a\u205f\u3000]/g,
    replacement: ' ',
  },
  // Web pages and word processors hide hyphens, directions and marks, which split words for search and check
  'characters that nobody sees': {
    written: 'qui\u200bet\u2060 and qui\u00adet\u0007',
    read: 'quiet and quiet',
    find: /[^\P{Cc}\n\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?<![-–/])\u2060/gu,
    replacement: '',
  },
  // Copied from the address bar: previews and other hosts stay on their own pages
  'own addresses': {
    written: `[fares](https://www.${ownHost}/ride#airport), [home](http://localhost:3000)`,
    read: '[fares](/ride#airport), [home](/)',
    find: new RegExp(`(?<=\\]\\(<?|=")${host}(?:/|(?=[?#>)"]))`, 'g'),
    replacement: '/',
  },
};

export const inProse: Corrections = {
  // Word processors and chats write other bullets, some of them in fonts that make letters of them
  bullets: {
    written: '• Four seats\n- ➡️ Two bags\no\tA child',
    read: '- Four seats\n- Two bags\n- A child',
    find: new RegExp(
      `^([ \\t]*)(?:${bullet}|[oØü§Ÿ](?=\\t|[ \\u00a0]{2}))[ \\t\\u00a0]*(?=\\S)`,
      'gm',
    ),
    replacement: '$1- ',
  },
  // They look like spaces, but Markdown does not see the sign before or after them
  'no-break spaces at the start': {
    written: '\u00a0-\u00a0Four seats',
    read: ' - Four seats',
    find: /(?:^|(?<=^[ \t\u00a0]*(?:[-*+]|#{1,6}|\d{1,2}[.)])))[ \t]*\u00a0[ \t\u00a0]*/gm,
    replacement: ' ',
  },
  // Phones write spaces in names, which Markdown reads only between angle brackets
  'names with spaces': {
    written: '![A cab](./my photo.jpg)',
    read: '![A cab](<./my photo.jpg>)',
    find: /\]\((?!<)([^()<>\n"]* [^()<>\n"]*\.(?:jpe?g|png|webp|avif|gif|pdf))\)/gi,
    replacement: '](<$1>)',
  },
};

/** MDX takes a brace for code, and < for a tag. */
export const inProseOfPages: Corrections = {
  anchors: {
    written: '# A {#b}',
    read: '# A {/* #b */}',
    find: /^(#+ .*)\{#([\w-]+)\} *$/gm,
    replacement: '$1{/* #$2 */}',
  },
  'less than': {
    written: 'In <5 ways.',
    read: 'In \\<5 ways.',
    find: /(?<!\\|\]\()<(?![A-Za-z/!>$_]|$)/g,
    replacement: '\\<',
  },
  braces: {
    written: 'A {b}',
    read: 'A \\{b\\}',
    find: /(?<!\\)[{}](?!\/\* #)(?<!\{\/\* #[\w-]+ \*\/\})/g,
    replacement: '\\$&',
  },
};

export const inTags: Corrections = {
  // It looks like a space, but MDX does not end a name there
  'no-break spaces': {
    written: '<Hero\u00a0upper>',
    read: '<Hero upper>',
    find: /\u00a0(?=(?:[^"]*"[^"]*")*[^"]*$)/g,
    replacement: ' ',
  },
  // Word processors and phones curl quotes
  'curly quotes': {
    written: '<A b=“c d”>',
    read: '<A b="c d">',
    find: /=[“”]([^“”"<>]*)[“”]/g,
    replacement: '="$1"',
  },
};

export const inFrontMatter: Corrections = {
  // Keyboards and web pages write other colons and spaces, which YAML does not know, and people forget the space
  colons: {
    written: 'title：\u00a0A',
    read: 'title: A',
    find: /^([\w-]+)[:：](?!\/\/)[ \t\u00a0]*(?=\S)/gm,
    replacement: '$1: ',
  },
  // Word processors and phones curl quotes
  'curly quotes': {
    written: 'title: “A tree”',
    read: 'title: "A tree"',
    find: /^([ \t]*(?:[\w-]+:|-) )[“”„‘‚]([^“”„"\n]*)[“”’‘][ \t]*$/gm,
    replacement: '$1"$2"',
  },
  // YAML has a meaning of its own for a colon, and for some signs at the start
  'signs of YAML': {
    written: 'title: EVO: the ride\ndescription: #1 cab in town',
    read: 'title: "EVO: the ride"\ndescription: "#1 cab in town"',
    find: new RegExp(
      `^((?:${typesetKeys.join('|')}): +)(?![ "'])(${yamlSigns}[^"\\\\\\n]+?)[ \\t]*$`,
      'gm',
    ),
    replacement: '$1"$2"',
  },
  // YAML ends a value at the second quote
  apostrophes: {
    written: "title: 'EVO's ride'",
    read: 'title: "EVO\'s ride"',
    find: /^(\w+: +)'([^'"\\\n]+'(?!')[^"\\\n]+)'[ \t]*$/gm,
    replacement: '$1"$2"',
  },
};
