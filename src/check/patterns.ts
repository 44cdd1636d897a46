import {origin} from '../company/site';

/** What to look for and what replaces it, as in `String.replace`; some only in one format. */
export type Replacement = readonly [pattern: RegExp, by: string, format?: 'md' | 'mdx'];

/** Characters that nobody sees. U+2060 keeps the parts of a word together. */
export const invisible: readonly Replacement[] = [
  [/[\u2028\u2029\v\f\u1680\u2000-\u200a\u205f\u3000]/g, ' '],
  [/[^\P{Cc}\n\t]/gu, ''],
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?<![-–/])\u2060/g, ''],
];

const bullets = '[•●▪◦‣∙·○■□☐☑☒➢►▶✓✔⁃→⇒➡✅❖◆\\ue000-\\uf8ff]\\ufe0f?';

const listsAndHeadings: readonly Replacement[] = [
  [new RegExp(`^([ \\t]*)(?:[-*+] )?${bullets}[ \\t\\u00a0]*(?=\\S)`, 'gm'), '$1- '],
  [/^([ \t]*)[oØü§Ÿ](?:\t|[ \u00a0]{2})[ \t\u00a0]*(?=\S)/gm, '$1- '],
  [/^([ \t]*(?:[-*+]|#{1,6}|\d{1,2}[.)]))\u00a0[ \t\u00a0]*/gm, '$1 '],
  [/^[ \t]*\u00a0[ \t\u00a0]*/gm, ''],
  [/^[–—][ \t\u00a0]+(?=.*\n[–—][ \t\u00a0])|(?<=^[-–—] .*\n)[–—][ \t\u00a0]+/gm, '- '],
  [/^(#{2,6})(?=[^#\s])/gm, '$1 '],
  [/^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm, '$1{/* #$2 */}', 'mdx'],
];

const ownHost = new URL(origin).host.replace(/^www\./, '');

/** This site, and `npm start`. */
const host = `https?://(?:localhost(?::\\d+)?|(?:www\\.)?${ownHost.replaceAll('.', '\\.')})`;

const links: readonly Replacement[] = [
  [/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, '[$1]($1)', 'mdx'],
  [/<([^\s<>@/]+@[^\s<>@/]+)>/g, '[$1](mailto:$1)', 'mdx'],
  [/(\]) +(?=\([/#.][^()\s]*\))/g, '$1'],
  [/(?<=\]\((?:mailto|tel):[^()?"\n]{0,60}) +(?!")/g, ''], // the limit keeps it fast
  [/(?<=\]\()([^\s()@/:]+@[^\s()@/]+)(?=\))/g, 'mailto:$1'],
  [/\]\((?!<)([^()<>\n"]* [^()<>\n"]*\.(?:jpe?g|png|webp|avif|gif|pdf))\)/gi, '](<$1>)'],
  [new RegExp(`(?<=\\]\\(<?)${host}(?=[/#?])`, 'g'), ''],
  [new RegExp(`(?<=\\]\\(<?)${host}(?=>?\\))`, 'g'), '/'],
];

const signs: readonly Replacement[] = [
  [/(?<=^|[\s(])\*\*( *)([^*\s][^*\n]*?)( *)\*\*/gm, '$1**$2**$3'],
  [/(?<!\\|\]\()<(?![A-Za-z/!>$_])/g, '\\<', 'mdx'],
  [/(?<!\\)[{}](?!\/\* #)(?<!\{\/\* #[\w-]+ \*\/\})/g, '\\$&', 'mdx'],
];

/** Apostrophes, dots and dashes, as the site prints them. */
const typography: readonly Replacement[] = [
  [/(?<=[\p{L}\p{M}\p{N}])'(?=\p{L})/gu, '’'],
  [/(?<![.{])\.{3}(?!\.)/gu, '…'],
  [/(?<=[^\s>]) (?:--?|—) (?=\S)|(?<=[\p{L}\p{N}])(?:--|—)(?=[\p{L}\p{N}])/gu, ' – '],
];

const quotes: readonly Replacement[] = [
  [/(?<=^|[\s([–*_>\uFFFC])"(?=[\p{L}\p{N}*_“‘(₹])/gu, '“'],
  [/(?<=\S)"/gu, '”'],
  [/(?<=^|[\s([–*_>“\uFFFC])'(?=[\p{L}\p{N}])/gu, '‘'],
  [/(?<=\S)'/gu, '’'],
];

/** Replacements that leave the addresses and titles of links alone. */
const outsideLinks = [...typography, ...quotes].map(([pattern, by]): Replacement => {
  const link = '\\]\\([^()\\n]*|^\\[[^\\]\\n]*\\]:.*|\\bwww\\.\\S*|="[^"\\n]*"?';
  return [new RegExp(`(?:${pattern.source})(?<!${link})`, 'gmu'), by];
});

/** In the words of a page or post. */
export const inProse = [listsAndHeadings, links, signs, outsideLinks].flat();

/** Where there is no Markdown: in the tags of a page, and in front matter. */
const plainWords: readonly Replacement[] = [
  [/(?<![*\\])(\*\*|__|`)(?=\S)([^*_`\n]+)(?<=\S)\1/g, '$2'],
  [/\[([^[\]\n]+)\]\([^()\n]*\)/g, '$1'],
  [/&amp;/g, '&'],
  [/&nbsp;/g, '\u00a0'],
];

/** In the tags of a page. */
export const inTags: readonly Replacement[] = [
  [/\u00a0(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ' '],
  [/=[“”]([^“”"<>]*)[“”]/g, '="$1"'],
  [/(?<=\s[a-z]+=)([\w/#][^\s"“”{}<>]*?)(?=\s+[a-z]+=|\s*\/?>)/gi, '"$1"'],
  [new RegExp(`(?<==")${host}(?=[/#?])`, 'g'), ''],
  [new RegExp(`(?<==")${host}(?=")`, 'g'), '/'],
  [/^<br\s*>$/i, '<br />'],
  ...plainWords,
  ...typography,
];

/** A pattern in a text of front matter, at its beginning or after other characters. */
function inWords({source}: RegExp, before = ''): RegExp {
  const keys = 'title|description|imageAlt|imageCredit|outlet|action';
  return new RegExp(`(?<=^(?:${keys}): +${before})(?:${source})`, 'gmu');
}

/** In front matter. YAML reads some signs in a text otherwise, unless the text is in quotes. */
export const inFrontMatter: readonly Replacement[] = [
  [/^([ \t]*[\w-]+)[:：][ \t\u00a0]+(?=\S)/gm, '$1: '],
  [/^([ \t]*(?:[\w-]+:|-) )[“”„‘‚]([^“”„"\n]*)[“”’‘][ \t]*$/gm, '$1"$2"'],
  [/(?<=[[,] *)[“”‘’]([^“”‘’"[\],\n]*)[“”‘’](?=\s*[\],])/g, '"$1"'],
  [/^((?:tags|authors): +)(?=\w)([^#[\]\n]+)$/gm, '$1[$2]'],
  [inWords(/(?![ "'])((?=[*&!@`%{}[\]#,]|.*(?::\s|\s#))[^"\\\n]+?)[ \t]*$/), '"$1"'],
  [inWords(/'([^'"\\\n]+'(?!')[^"\\\n]+)'[ \t]*$/), '"$1"'],
  ...[...plainWords, ...typography].map(([pattern, by]): Replacement => [
    inWords(pattern, '.*'),
    by,
  ]),
];
