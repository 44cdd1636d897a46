import type {Processor} from 'unified';
import {inFrontMatter, inProse, inTags, invisible, type Replacement} from './patterns';
import {normaliseTagProps} from './tagProps';

type Format = 'md' | 'mdx';

export const formatOf = (file: string): Format => (file.endsWith('.mdx') ? 'mdx' : 'md');

/** The keys at the start of a file, between two lines of three hyphens. */
export const frontMatterPattern = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/;

/** Code, comments, tags, and addresses that are not in a link. */
const parts =
  /(?<code>^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![^]))|`+[^`\n]+`+|\{\/\*[^]*?\*\/\}|^import .*)|(?<comment><!--[^]*?-->)|(?<tag><\/?[A-Za-z][\w.-]*(?=[\s/>])(?:[^<>"“”]|"[^"]*"|[“”][^“”\n]*[“”])*?>)|(?<!\]\(<?|<)\bhttps?:\/\/[^\s<>()[\]।॥“”‘’]*[^\s<>()[\]।॥“”‘’.,;:!?]/gm;

/** A correction can make another one possible. */
const maxPasses = 3;

/**
 * Corrects what word processors, chats and other editors leave in a text and what has one right reading. Keeps code,
 * comments, addresses and every line's number. The build and the check read pages and posts through it.
 */
export function normalise(raw: string, format: Format): string {
  let text = replaceAll(raw.replaceAll('\r\n', '\n'), invisible, format);
  for (let before = '', passes = maxPasses; passes > 0 && text !== before; passes -= 1)
    [before, text] = [text, normaliseOnce(text, format)];
  return text;
}

function normaliseOnce(text: string, format: Format): string {
  const [keys = ''] = frontMatterPattern.exec(text) ?? [];
  const body = text.slice(keys.length);
  // A part in the middle of a line begins with a sign, so that patterns do not take it for the start of a line
  const normaliseProse = (start: number, end?: number) => {
    const sign = start === 0 || body[start - 1] === '\n' ? '' : '\uFFFC';
    return replaceAll(sign + body.slice(start, end), inProse, format).slice(sign.length);
  };

  let result = replaceAll(keys, inFrontMatter, format);
  let end = 0;
  for (const {0: part, index, groups = {}} of body.matchAll(parts)) {
    result += normaliseProse(end, index);
    end = index + part.length;
    if (format === 'mdx' && groups['comment'] !== undefined) {
      result += `{/*${part.slice(4, -3).replaceAll('*/', '* /')}*/}`;
    } else if (format === 'mdx' && groups['tag'] !== undefined) {
      result += normaliseTagProps(replaceAll(part, inTags, format));
    } else result += part;
  }
  return result + normaliseProse(end);
}

const replaceAll = (text: string, replacements: readonly Replacement[], format: Format): string =>
  replacements
    .filter(([, , only = format]) => only === format)
    .reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** A plugin of remark: turns off code by an indent and headings by a line below them, which nobody means. */
export function remarkPlainMarkdown(this: Processor): void {
  const disable = {null: ['codeIndented', 'setextUnderline']};
  (this.data().micromarkExtensions ??= []).push({disable});
}
