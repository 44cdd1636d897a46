import {propKind} from '../sections/components';
import {
  inFrontMatter,
  inProse,
  inProseOfPages,
  inTags,
  inWholeFile,
  type Corrections,
} from './patterns';

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

const correct = (text: string, corrections: Corrections): string =>
  Object.values(corrections).reduce(
    (result, {find, replacement}) => result.replace(find, replacement),
    text,
  );

/** Corrects what ./patterns lists. Keeps code, comments and line numbers. Build and check read pages and posts by it. */
export function normalise(raw: string, format: Format): string {
  const text = correct(raw.replaceAll('\r\n', '\n'), inWholeFile);
  const [keys = ''] = frontMatterPattern.exec(text) ?? [];
  const body = text.slice(keys.length);
  const prose = format === 'mdx' ? {...inProse, ...inProseOfPages} : inProse;
  // A part in the middle of a line begins with a sign, so that patterns do not take it for the start of a line
  const correctProse = (start: number, end?: number) => {
    const sign = start === 0 || body[start - 1] === '\n' ? '' : '\uFFFC';
    return correct(sign + body.slice(start, end), prose).slice(sign.length);
  };

  let result = correct(keys, inFrontMatter);
  let end = 0;
  for (const {0: part, index, groups} of body.matchAll(parts)) {
    result += correctProse(end, index);
    const isTag = groups?.['tag'] !== undefined && format === 'mdx';
    result += isTag ? normaliseTagProps(correct(part, inTags)) : part;
    end = index + part.length;
  }
  return result + correctProse(end);
}

/** Corrects flags and numbers in a tag: `compact="true"` to `compact`, `columns="3"` to `columns={3}`. */
function normaliseTagProps(tag: string): string {
  const [component = ''] = /(?<=^<)\w+/.exec(tag) ?? [];
  return tag.replace(/(?<=\s)(\w+)="(\w+)"/g, (written, prop: string, value: string) => {
    const kind = propKind(component, prop);
    if (kind === 'flag' && /^(?:true|yes)$/.test(value)) return prop;
    return kind === 'number' && /^\d+$/.test(value) ? `${prop}={${value}}` : written;
  });
}
