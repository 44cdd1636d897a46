import * as patterns from './patterns';
import {normaliseTagProps} from './tagProps';

type Format = 'md' | 'mdx';

export const formatOf = (file: string): Format => (file.endsWith('.mdx') ? 'mdx' : 'md');

/** The keys at the start of a file, between two lines of three hyphens. */
export const frontMatterPattern = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/;

const fence = /^[ \t>]*(?<fence>`{3,}|~{3,})[^]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![^]))/;
const code = `${fence.source}|${/`+[^`\n]+`+|\{\/\*[^]*?\*\/\}|\{(?:'[{}<> ]'|"[{}<> ]")\}/.source}`;
const tag =
  /<!--[^]*?-->|(?<tag><\/?[A-Za-z][\w.-]*(?=[\s/>])(?:[^<>"“”]|"[^"]*"|[“”][^“”\n]*[“”])*?>)/;

/** Code, and comments and quoted signs of pages. */
export const codePattern = new RegExp(code, 'gm');
const parts = new RegExp(`${code}|${tag.source}`, 'gm');

const correct = (text: string, corrections: patterns.Corrections): string =>
  Object.values(corrections).reduce((result, [, , find, by]) => result.replace(find, by), text);

/** Corrects what ./patterns lists. Keeps code, comments and line numbers. Build and check read pages and posts by it. */
export function normalise(raw: string, format: Format): string {
  const text = correct(raw.replaceAll('\r\n', '\n'), patterns.inWholeFile);
  const [keys = ''] = frontMatterPattern.exec(text) ?? [];
  const body = text.slice(keys.length);
  const {inProse, inProseOfPages} = patterns;
  const prose = format === 'mdx' ? {...inProse, ...inProseOfPages} : inProse;
  // A part in the middle of a line begins with a sign, so that patterns do not take it for the start of a line
  const correctProse = (start: number, end?: number) => {
    const sign = start === 0 || body[start - 1] === '\n' ? '' : '\uFFFC';
    return correct(sign + body.slice(start, end), prose).slice(sign.length);
  };

  let result = correct(keys, patterns.inFrontMatter);
  let end = 0;
  for (const {0: part, index, groups} of body.matchAll(parts)) {
    result += correctProse(end, index);
    const isTag = groups?.['tag'] !== undefined && format === 'mdx';
    result += isTag ? normaliseTagProps(correct(part, patterns.inTags)) : part;
    end = index + part.length;
  }
  return result + correctProse(end);
}
