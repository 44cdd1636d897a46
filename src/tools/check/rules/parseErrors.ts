import {byLocation} from '../../../validation/frontMatter';
import {maskCode} from '../../../validation/maskCode';
import {createProblem, startOfFile} from '../../../validation/problem';
import type {Problem} from '../../../validation/problem';
import {contractOf} from '../../../sections/contract';
import {locate} from '../content';
import {shorten} from '../nodes';
import {maxDepth, problemAt} from '../parse';
import type {UnreadablePage} from '../parse';

/**
 * Explains why a page cannot be parsed. Knows the commonest mistakes, which MDX reports far from their cause or in
 * programmers' words; passes on MDX's own reason for all others.
 */
export function explainParseError(page: UnreadablePage): Problem {
  const {error, text, file} = page;
  if (error instanceof RangeError) {
    return createProblem('nested-too-deep', startOfFile(file), {max: maxDepth});
  }
  const before = text.split(/(?<=\n)/).slice(0, (error.line ?? Infinity) - 1);
  const offset = before.join('').length + (error.column ?? 1) - 1;
  const masked = maskCode(text);
  const position = locate(page, offset);
  const [cause] = [...findSigns(page, masked), ...findBraces(page, masked, offset)]
    .filter((problem) => byLocation(problem, position) <= 0)
    .sort(byLocation);
  const isMismatch = /^(?:end-tag-mismatch|unexpected-closing-slash)$/.test(error.ruleId ?? '');
  return (
    cause ??
    (isMismatch ? findMismatch(page, findTags(masked), offset) : undefined) ??
    problemAt(page, 'mdx-syntax', offset, {reason: error.reason})
  );
}

/** Signs that mean something in Markdown or in words, but not in MDX. */
const signs = [
  ['html-comment', /<!--([^]*?)(?:-->|$)/g],
  ['autolink', /<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>@/]+)>/g],
  ['angle-in-text', /(<(?![A-Za-z_$/>!\s])[^\s<>]*|<[a-z]\w*(?=\s[^<>=]*$))/gm],
  ['comment-not-closed', /(\{\/\*)/g],
  // Curly quotes, and quotes that end in the next prop
  ['value-quotes', /(?<=\s)([\w-]+)=(?:[“”‘’]|"[^"\n]*(?:”|>$|\s+[\w-]+="))/gm],
  ['value-braces', /(?<=\s)([\w-]+)=\{(?:[^{}]*$|\s*\})/gm],
] as const;

function findSigns(page: UnreadablePage, masked: string): Problem[] {
  return signs.flatMap(([code, pattern]) =>
    [...masked.matchAll(pattern)].map(({1: text = '', index}) =>
      problemAt(page, code, index, {text: text.trim()}),
    ),
  );
}

/** Braces in words, which MDX reads as code. */
function findBraces(page: UnreadablePage, masked: string, error: number): Problem[] {
  return [...masked.matchAll(/(=?)\{([^{}]*)(\})?/g)].flatMap((match): Problem | [] => {
    const {0: whole, 1: equals, 2: inside = '', 3: close, index} = match;
    const isError = !close || (index <= error && error <= index + whole.length);
    if (!isError || equals || inside.startsWith('/*')) return [];
    const code = shorten(inside);
    const anchor = /^#([\w-]+)$/.exec(code)?.[1];
    if (anchor) return problemAt(page, 'heading-anchor', index, {anchor});
    return problemAt(page, 'braces-in-text', index, {code: close ? code : undefined});
  });
}

/** A tag as it is written. */
interface Tag {
  name: string;
  kind: 'open' | 'close' | 'selfClosing';
  start: number;
  end: number;
}

function findTags(masked: string): Tag[] {
  const pattern =
    /<(\/?)\s*([A-Za-z_$][\w$.-]*)(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}/])*)?(\/?)\s*>/g;
  return [...masked.matchAll(pattern)].map(({0: whole, 1: slash, 2: name = '', 3: end, index}) => ({
    name,
    kind: slash ? 'close' : end ? 'selfClosing' : 'open',
    start: index,
    end: index + whole.length,
  }));
}

/** A tag that is not closed, closed by another name, or opened and closed in different blocks. */
function findMismatch(
  page: UnreadablePage,
  tags: readonly Tag[],
  offset: number,
): Problem | undefined {
  const open: Tag[] = [];
  let enclosing: Tag | undefined;
  for (const tag of tags) {
    const {name, start, kind} = tag;
    if (kind === 'open') open.push(tag);
    if (start <= offset) enclosing = open.at(-1);
    if (kind !== 'close') continue;
    const last = open.at(-1);
    if (last?.name === name) {
      open.pop();
      continue;
    }
    if (last && open.some((each) => each.name === name)) return notClosed(page, last, tags);
    if (!last || childrenOf(last.name).includes(name)) {
      return problemAt(page, 'closes-nothing', start, {name});
    }
    return problemAt(page, 'closed-by-other-name', last.start, {
      name: last.name,
      other: name,
      line: locate(page, start).line,
      // The misspelled one of the two is to change
      known: {name: contractOf.has(last.name), other: contractOf.has(name)},
    });
  }
  if (open[0]) return notClosed(page, open[0], tags);
  // Every tag has its partner, but in another paragraph or list
  const torn = tags.find(({kind, start}) => kind === 'close' && start === offset) ?? enclosing;
  return torn && problemAt(page, 'blank-line-missing', torn.start, torn);
}

const childrenOf = (name: string): readonly string[] =>
  contractOf.get(name)?.content?.children ?? [];

function notClosed(page: UnreadablePage, {name, start, end}: Tag, tags: readonly Tag[]): Problem {
  if (/^[a-z]/.test(name)) return problemAt(page, 'html-in-page', start, {tag: name});
  const contract = contractOf.get(name);
  if (contract && !contract.content) {
    const written = page.text.slice(start, end).replace(/\s*>$/, ' />');
    return problemAt(page, 'not-self-closed', start, {name, written: shorten(written, 80)});
  }
  // It ends before its next sibling, before a section that it cannot contain, or with its parent
  let depth = 0;
  const next = tags.find((other) => {
    if (other.start <= start) return false;
    if (other.kind === 'close') depth -= 1;
    const isSection = contractOf.get(other.name)?.place === 'section';
    const isOutside = other.name === name || (isSection && !childrenOf(name).includes(other.name));
    if (other.kind === 'open' && !isOutside) depth += 1;
    return depth < 0 || (other.kind !== 'close' && isOutside);
  });
  const before = next && {
    tag: `<${next.kind === 'close' ? '/' : ''}${next.name}>`,
    line: locate(page, next.start).line,
  };
  return problemAt(page, 'not-closed', start, {name, before});
}
