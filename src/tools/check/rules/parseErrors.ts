import {contractOf} from '../../../sections/contract';
import {createProblem} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
import {locate} from '../content';
import {shorten} from '../nodes';
import type {UnreadablePage} from '../parse';
import {maskCode, scanTags} from './tagScanner';
import type {BrokenTag, Tag} from './tagScanner';

/**
 * Explains why a page cannot be parsed. Knows the commonest mistakes, which MDX reports far from their cause or in
 * programmers' words; passes on MDX's own reason for all others.
 */
export function explainParseError(page: UnreadablePage): Problem {
  const {error, text} = page;
  const offset = offsetOf(text, error.line, error.column);
  const masked = maskCode(text);
  const {tags, broken} = scanTags(masked);
  const causes = [
    ...findSigns(page, masked),
    ...broken.flatMap((tag) => explainBrokenTag(page, tag)),
    ...findBraces(page, masked, tags, offset),
  ].filter(([start]) => start <= offset);
  causes.sort(([a], [b]) => a - b);
  const [first] = causes;
  if (first) return first[1];
  const isMismatch = /^(?:end-tag-mismatch|unexpected-closing-slash)$/.test(error.ruleId ?? '');
  return (
    (isMismatch ? findMismatch(page, tags, offset) : undefined) ??
    createProblem('mdx-syntax', locate(page, offset), {reason: error.reason})
  );
}

/** A problem with its offset. */
type Cause = [offset: number, problem: Problem];

function offsetOf(text: string, line?: number, column = 1): number {
  if (line === undefined) return text.length;
  const before = text.split(/(?<=\n)/).slice(0, line - 1);
  return before.join('').length + column - 1;
}

/** Signs that mean something in Markdown or in words, but not in MDX. */
function findSigns(page: UnreadablePage, masked: string): Cause[] {
  const find = (pattern: RegExp, toProblem: (found: string, offset: number) => Problem): Cause[] =>
    [...masked.matchAll(pattern)].map(({0: whole, 1: part = whole, index}) => [
      index,
      toProblem(part, index),
    ]);
  const at = (offset: number) => locate(page, offset);
  return [
    ...find(/<!--([^]*?)(?:-->|$)/g, (comment, offset) =>
      createProblem('html-comment', at(offset), {comment: comment.trim()}),
    ),
    ...find(/<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>@/]+)>/g, (url, offset) =>
      createProblem('autolink', at(offset), {url}),
    ),
    ...find(/<(?![A-Za-z_$/>!\s])[^\s<>]*/g, (text, offset) =>
      createProblem('angle-in-text', at(offset), {text}),
    ),
    ...find(/\{\/\*/g, (_, offset) => createProblem('comment-not-closed', at(offset), {})),
  ];
}

function explainBrokenTag(page: UnreadablePage, tag: BrokenTag): Cause[] {
  const {name, start, reason, prop} = tag;
  if (/^[a-z]/.test(name) && !contractOf.has(name) && reason !== 'badValue') {
    return [[start, createProblem('angle-in-text', locate(page, start), {text: `<${name}`})]];
  }
  if (reason === 'unclosed') {
    return [[start, createProblem('tag-not-closed', locate(page, start), {name})]];
  }
  if (reason === 'unknown' || !prop) return [];
  const params = {component: name, prop: prop.name, value: shorten(prop.value)};
  const code = reason === 'quoteInValue' ? 'quote-in-value' : 'value-not-quoted';
  return [[prop.offset, createProblem(code, locate(page, prop.offset), params)]];
}

/** Braces in words, which MDX reads as code, and braces of a prop that contain no number. */
function findBraces(
  page: UnreadablePage,
  masked: string,
  tags: readonly Tag[],
  error: number,
): Cause[] {
  return [...masked.matchAll(/\{([^{}]*)(\})?/g)].flatMap(
    ({0: whole, 1: code = '', 2: close, index}): Cause[] => {
      const isError = !close || (index <= error && error <= index + whole.length);
      if (!isError || masked.startsWith('{/*', index)) return [];
      const tag = tags.find(({start, end}) => start < index && index < end);
      const prop = tag && /([\w-]+)=$/.exec(masked.slice(tag.start, index))?.[1];
      if (tag && prop) {
        const start = index - prop.length - 1;
        const params = {component: tag.name, prop, value: shorten(code)};
        return [[start, createProblem('value-not-quoted', locate(page, start), params)]];
      }
      const text = shorten(code);
      const anchor = /^#([\w-]+)$/.exec(text)?.[1];
      return [
        [
          index,
          anchor
            ? createProblem('heading-anchor', locate(page, index), {anchor})
            : createProblem('braces-in-text', locate(page, index), {
                code: close ? text : undefined,
              }),
        ],
      ];
    },
  );
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
    if (tag.kind === 'open') open.push(tag);
    if (tag.start <= offset) enclosing = open.at(-1);
    if (tag.kind !== 'close') continue;
    const last = open.at(-1);
    if (last?.name === tag.name) {
      open.pop();
      continue;
    }
    if (last && open.some(({name}) => name === tag.name)) return notClosed(page, last, tags);
    const at = locate(page, tag.start);
    const isChild = contractOf
      .get(last?.name ?? '')
      ?.content?.children?.some((name) => name === tag.name);
    if (!last || isChild) return createProblem('closes-nothing', at, {name: tag.name});
    return createProblem('closed-by-other-name', locate(page, last.start), {
      name: last.name,
      other: tag.name,
      line: at.line,
      // The misspelled one of the two is to change
      known: {name: contractOf.has(last.name), other: contractOf.has(tag.name)},
    });
  }
  if (open[0]) return notClosed(page, open[0], tags);
  // Every tag has its partner, but in another paragraph or list
  const torn = tags.find(({kind, start}) => kind === 'close' && start === offset) ?? enclosing;
  return torn && createProblem('blank-line-missing', locate(page, torn.start), torn);
}

function notClosed(page: UnreadablePage, tag: Tag, tags: readonly Tag[]): Problem {
  const {name, start, end} = tag;
  const position = locate(page, start);
  if (/^[a-z]/.test(name)) return createProblem('html-in-page', position, {tag: name});
  const contract = contractOf.get(name);
  if (contract && !contract.content) {
    const written = page.text.slice(start, end).replace(/\s*>$/, ' />');
    return createProblem('not-self-closed', position, {name, written: shorten(written, 80)});
  }
  // It ends before its next sibling, before a section that it cannot contain, or with its parent
  const children: readonly string[] = contract?.content?.children ?? [];
  let depth = 0;
  const next = tags.find((other) => {
    if (other.start <= start) return false;
    if (other.kind === 'close') depth -= 1;
    const isSection = contractOf.get(other.name)?.place === 'section';
    const isOutside = other.name === name || (isSection && !children.includes(other.name));
    if (other.kind === 'open' && !isOutside) depth += 1;
    return depth < 0 || (other.kind !== 'close' && isOutside);
  });
  return createProblem('not-closed', position, {
    name,
    before: next && {
      tag: next.kind === 'close' ? `</${next.name}>` : `<${next.name}>`,
      line: locate(page, next.start).line,
    },
  });
}
