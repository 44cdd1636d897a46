import {byLocation} from '../../../validation/frontMatter';
import {findOpenFence, maskCode} from '../../../validation/maskCode';
import {createProblem, replace, startOfFile} from '../../../validation/problem';
import type {CodeOf, Problem, Texts} from '../../../validation/problem';
import {markupTexts} from './markup';
import {fenceTexts} from './unintended';
import {contractOf} from '../../../sections/contract';
import {locate, type ContentFiles} from '../content';
import {shorten} from '../nodes';
import {maxDepth, parse, type UnreadablePage} from '../parse';
import {writtenFiles} from '../../../validation/files';

const texts = {
  ...markupTexts,
  ...fenceTexts,
  'nested-too-deep': ({max}: {max: number}) => ({
    text: `Quotes, lists or sections are nested more than ${max} levels deep.`,
    fix: 'Close what is open, and write it on fewer levels.',
  }),
  'mdx-syntax': ({reason}: {reason: string}) => ({
    text: `MDX cannot read this: ${reason.replace(/\.$/, '')}.`,
    fix: 'Check this line and the lines before it for a <, { or quote that is not closed.',
  }),
  'heading-anchor': ({text}: {text: string}) => ({
    text: `{${text}} is read as code.`,
    fix: `Write {/* ${text} */}`,
    ...replace(`{${text}}`, `{/* ${text} */}`),
  }),
  'html-comment': ({text}: {text: string}) => ({
    text: 'Pages cannot contain HTML comments.',
    fix: text.includes('\n') ? 'Write {/* and */} around the comment.' : `Write {/* ${text} */}`,
    ...replace(`<!-- ${text} -->`, `{/* ${text} */}`),
  }),
  'comment-not-closed': (_: {text: string}) => ({
    text: 'This comment is not closed.',
    fix: 'Write */} where it ends.',
  }),
  'line-of-code': ({text}: {text: string}) => ({
    text: `The word "${text}" at the start of a line begins code.`,
    fix: 'Begin the line with another word.',
  }),
  autolink: ({text: url}: {text: string}) => ({
    text: `<${url}> is not a link on a page.`,
    fix:
      url.includes('@') && !url.startsWith('http')
        ? `Write <Email /> for our own address, or [words](mailto:${url.replace(/^mailto:/, '')})`
        : `Write [words](${url})`,
  }),
  'angle-in-text': ({text}: {text: string}) => ({
    text: 'The character < starts a tag.',
    fix: `Write \\${text}`,
    ...replace(text, `\\${text}`),
  }),
  'value-quotes': ({text}: {text: string}) => ({
    text: `The text of \`${text}\` has no straight quote at its start or end.`,
    fix: `Write ${text}="…"`,
  }),
  'value-braces': ({text}: {text: string}) => ({
    text: `The braces of \`${text}\` are empty or not closed.`,
    fix: `Write text in quotes, ${text}="…", or a number in braces, ${text}={4}`,
  }),
  'not-closed': ({name, where}: {name: string; where: string}) => ({
    text: `<${name}> is not closed.`,
    fix: `Write </${name}> on a line of its own ${where}.`,
  }),
  'not-self-closed': ({name, written}: {name: string; written: string}) => ({
    text: `<${name}> is not closed.`,
    fix: `Write ${written}`,
    ...replace(written.replace(/ \/>$/, '>'), written),
  }),
  'closes-nothing': ({name}: {name: string}) => ({
    text: `</${name}> closes nothing.`,
    fix: `Delete it, or write <${name} …> before it.`,
  }),
  'closed-by-other-name': ({name, other, line}: {name: string; other: string; line: number}) => ({
    text: `<${name}> is closed by </${other}> on line ${line}.`,
    // The misspelled one of the two is to change
    fix: `Write ${[
      ...(contractOf.has(name) ? [`</${name}> on line ${line}`] : []),
      ...(contractOf.has(other) || !contractOf.has(name) ? [`<${other} …> here`] : []),
    ].join(', or ')}.`,
  }),
  'blank-line-missing': ({name, kind}: {name: string; kind: string}) => ({
    text: `<${kind === 'close' ? '/' : ''}${name}> is on a line with text.`,
    fix: `Leave a blank line after <${name} …> and before </${name}>.`,
  }),
} satisfies Texts;

/** Pages and posts that cannot be parsed: the other rules skip these files. */
export function findUnreadable(content: ContentFiles): Problem[] {
  return writtenFiles(content).flatMap((file) => {
    const page = parse(content, file);
    return 'error' in page ? [explainParseError(page)] : [];
  });
}

/**
 * Explains why a page cannot be parsed. Knows the commonest mistakes, which MDX reports far from their cause or in
 * programmers' words; passes on MDX's own reason for all others.
 */
function explainParseError(page: UnreadablePage): Problem {
  const {error, text, file} = page;
  if (error instanceof RangeError) {
    return createProblem(texts, 'nested-too-deep', startOfFile(file), {max: maxDepth});
  }
  const fence = findOpenFence(text);
  if (fence) return problemAt(page, 'fence-open', fence.offset, fence);
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

/** Creates a problem at an offset. */
const problemAt = <Code extends CodeOf<typeof texts>>(
  page: UnreadablePage,
  code: Code,
  offset: number,
  ...params: Parameters<(typeof texts)[Code]>
): Problem => createProblem(texts, code, locate(page, offset), ...params);

/** Signs that mean something in Markdown or in words, but not in MDX. */
const signs = [
  ['html-comment', /<!--([^]*?)(?:-->|$)/g],
  ['autolink', /<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>@/]+)>/g],
  [
    'angle-in-text',
    /(<(?![A-Za-z_$/>!\s])[^\s<>]*|<[a-z]\w*(?=\s[^<>=]*$)|<[A-Z]\w*(?= [^<>=]*$))/gm,
  ],
  ['comment-not-closed', /(\{\/\*)/g],
  ['heading-anchor', /\{\s*(#[\w-]+)\s*\}/g],
  ['line-of-code', /^(import|export)(?= )/gm],
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
    const code = close && shorten(inside);
    return problemAt(page, 'braces-in-text', index, {code});
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
    const {line} = locate(page, start);
    const params = {name: last.name, other: name, line};
    return problemAt(page, 'closed-by-other-name', last.start, params);
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
  const tag = next && `<${next.kind === 'close' ? '/' : ''}${next.name}>`;
  const where = next ? `before ${tag} on line ${locate(page, next.start).line}` : 'where it ends';
  return problemAt(page, 'not-closed', start, {name, where});
}
