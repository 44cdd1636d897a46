import type {Processor} from 'unified';
import {inFrontMatter, inProse, inTags, invisible, type Replacement} from './patterns';
import type {Problem} from './problem';

type Format = 'md' | 'mdx';

export const formatOf = (file: string): Format => (file.endsWith('.mdx') ? 'mdx' : 'md');

const frontMatter = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/;

/** Code, comments, tags, and addresses that are not in a link. */
const parts =
  /(?<code>^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![^]))|`+[^`\n]+`+|\{\/\*[^]*?\*\/\})|(?<comment><!--[^]*?-->)|(?<tag><\/?[A-Za-z][\w.-]*(?=[\s/>])(?:[^<>"“”]|"[^"]*"|[“”][^“”\n]*[“”])*?>)|(?<url>(?<!\]\(<?|<)\bhttps?:\/\/[^\s<>()[\]।॥“”‘’]*[^\s<>()[\]।॥“”‘’.,;:!?])/gm;

/** A correction can make another one possible. */
const maxPasses = 5;

/**
 * Corrects what word processors, chats and other editors leave in a text and what has one right reading. Keeps code,
 * comments, addresses and every line's number. The build and the check read pages and posts through it.
 */
export function normalise(raw: string, format: Format): string {
  let text = replaceAll(raw.replaceAll('\r\n', '\n'), invisible, format);
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const next = normaliseOnce(text, format);
    if (next === text) break;
    text = next;
  }
  return text;
}

function normaliseOnce(text: string, format: Format): string {
  const [keys = ''] = frontMatter.exec(text) ?? [];
  const body = text.slice(keys.length);
  // A part in the middle of a line begins with a sign, so that patterns do not take it for the start of a line
  const normaliseProse = (start: number, end?: number) => {
    const sign = start === 0 || body[start - 1] === '\n' ? '' : '\uFFFC';
    const prose = replaceAll(sign + body.slice(start, end), inProse, format);
    return prose.replace(strong, moveStars).slice(sign.length);
  };

  let result = replaceAll(keys, inFrontMatter, format);
  let end = 0;
  for (const {0: part, index, groups = {}} of body.matchAll(parts)) {
    result += normaliseProse(end, index);
    end = index + part.length;
    if (format === 'mdx' && groups['comment'] !== undefined) {
      result += `{/*${part.slice(4, -3).replaceAll('*/', '* /')}*/}`;
    } else if (format === 'mdx' && groups['tag'] !== undefined) {
      result += replaceAll(part, inTags, format);
    } else if (groups['url'] !== undefined && /^[.,;:!?]?[।॥”’]/.test(body.slice(end))) {
      result += `[${part}](${part})`;
    } else result += part;
  }
  return result + normaliseProse(end);
}

const replaceAll = (text: string, replacements: readonly Replacement[], format: Format): string =>
  replacements
    .filter(([, , only = format]) => only === format)
    .reduce((result, [pattern, by]) => result.replace(pattern, by), text);

const strong = /(?<=(^|[^*\\]))\*\*(?!\*)((?:(?!\*\*)[^\n])+?)\*\*(?!\*)(?=([^]?))/g;

/** Moves spaces and, beside a letter, punctuation out of bold: Markdown does not read it otherwise. */
function moveStars(written: string, before: string, inside: string, after: string): string {
  const isLetter = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);
  const [, start = '', words = '', end = ''] = /^(\s*)([^]*?)(\s*)$/.exec(inside) ?? [];
  let [opening, core, closing] = ['', words, ''];
  if (isLetter(after) && end === '') {
    [, core = '', closing = ''] = /^([^]*?)([\p{P}\p{S}]*)$/u.exec(core) ?? [];
  }
  if (isLetter(before) && start === '') {
    [, opening = '', core = ''] = /^([\p{P}\p{S}]*)([^]*)$/u.exec(core) ?? [];
  }
  return core ? `${start}${opening}**${core}**${closing}${end}` : written;
}

/** A tag that opens or closes a component. */
export interface Tag {
  name: string;
  offset: number;
  isClosing: boolean;
}

/** The tags of a page, outside of code and comments. */
export function tagsOf(text: string): Tag[] {
  return [...text.matchAll(parts)].flatMap(({index, groups = {}}) => {
    const [, slash, name = ''] = /^<(\/?)([\w.-]+)(?![^]*\/>$)/.exec(groups['tag'] ?? '') ?? [];
    return name ? [{name, offset: index, isClosing: slash === '/'}] : [];
  });
}

/** Where a block of code begins that is not closed. */
export function findOpenCode(text: string): number | undefined {
  const last = [...text.matchAll(parts)].at(-1);
  const isOpen = last && /^[ \t>]*(`{3,}|~{3,})(?![^]*\n[ \t>]*\1)/.test(last[0]);
  return isOpen ? last.index : undefined;
}

/** A plugin of remark: turns off code by an indent and headings by a line below them, which nobody means. */
export function remarkPlainMarkdown(this: Processor): void {
  const data = this.data();
  const disable = {null: ['codeIndented', 'setextUnderline']};
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {disable}];
}

/** Notes about the lines that are read otherwise than they are written, but for the form of quotes, dots and dashes. */
export function findNormalised(file: string, raw: string): Problem[] {
  const plain = (line: string) => line.replace(/ ?[–—-]+ ?|[“”‘’"'….\uFEFF]/g, '');
  const written = raw.replaceAll('\r\n', '\n').split('\n');
  const read = normalise(raw, formatOf(file)).split('\n');
  return written.flatMap((line, index) => {
    const correct = read[index] ?? '';
    if (line === correct || plain(line) === plain(correct)) return [];
    const text = `This is read as: ${correct.trim()}`;
    const fix = 'Nothing has to be done: npm run check -- --fix writes it so.';
    return {file, line: index + 1, column: 1, text, fix, isNote: true};
  });
}
