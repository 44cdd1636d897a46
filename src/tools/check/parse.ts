import type {Root, RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFileMessage} from 'vfile-message';

import {splitFrontMatter} from '../../content/frontMatter';
import {textOf} from './place';
import type {Site} from './problem';

/** A page or post that could be read. */
export interface Page {
  file: string;
  /** `mdx` knows components; in `md`, plain Markdown, `<` and `{` are harmless. */
  format: 'md' | 'mdx';
  /** The whole text, front matter included, without a byte order mark. Offsets in the tree count in it. */
  text: string;
  /** As the build sees it: front matter is a `yaml` node, lines that hold tags alone are no paragraphs. */
  tree: Root;
}

/** Why a page or post could not be read. */
export interface Failure {
  text: string;
  /** Where the parser gave up, counted in the text from 0: at the mistake or behind it. */
  offset: number;
  /** The parser's own word for it, such as `end-tag-mismatch`. */
  rule: string;
  reason: string;
}

/** Every file that is a page or a post. */
export function writtenFiles(site: Site): string[] {
  return site.files.filter((file) => /^(?:pages|news)\/.*\.mdx?$/.test(file));
}

/**
 * A page or post as a Markdown tree; undefined when it cannot be read, which the syntax and front matter rules tell.
 * The same text is parsed once, however many rules ask.
 */
export function parsePage(site: Site, file: string): Page | undefined {
  // Keys that are not closed would be taken for text.
  if ('problem' in splitFrontMatter(file, site.read(file))) return undefined;
  const parsed = parse(site, file);
  return 'tree' in parsed ? parsed : undefined;
}

/** Why a page or post cannot be read; undefined when it can. */
export function parseFailure(site: Site, file: string): Failure | undefined {
  const parsed = parse(site, file);
  return 'tree' in parsed ? undefined : parsed;
}

/** Offset of a line and column. */
function offsetAt(text: string, line: number, column: number): number {
  const before = text.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(0, line - 1);
  return before.join('').length + column - 1;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const parsers = {md: markdown().freeze(), mdx: markdown().use(remarkMdx).freeze()};

/** Texts that are kept: two of each file of a large site. */
const kept = 1000;
const cache = new Map<string, Page | Failure>();

function parse(site: Site, file: string): Page | Failure {
  const text = textOf(site, file);
  const key = `${file}\n${text}`;
  let parsed = cache.get(key);
  if (!parsed) {
    parsed = parseText(file, text);
    const [oldest] = cache.keys();
    if (cache.size >= kept && oldest !== undefined) cache.delete(oldest);
    cache.set(key, parsed);
  }
  return parsed;
}

function parseText(file: string, text: string): Page | Failure {
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  try {
    const tree = parsers[format].parse(text);
    if (format === 'mdx') unravel(tree);
    return {file, format, text, tree};
  } catch (error) {
    if (!isMessage(error)) throw error;
    const {line, column, ruleId, reason} = error;
    const offset = line ? offsetAt(text, line, column ?? 1) : text.length;
    return {text, offset, rule: ruleId ?? '', reason};
  }
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

/** Tags alone on their lines are no paragraph, nor are they in the build. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const isBlank = ({type, ...child}: RootContent) =>
      type === 'text' && 'value' in child && child.value.trim() === '';
    const isTag = ({type}: RootContent) =>
      type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
    const {children} = paragraph;
    if (!parent || index === undefined) return undefined;
    if (!children.some(isTag) || !children.every((child) => isTag(child) || isBlank(child))) {
      return undefined;
    }
    const flow = children.flatMap((child): RootContent[] => {
      if (child.type === 'mdxJsxTextElement')
        return [{...child, type: 'mdxJsxFlowElement'} as RootContent];
      if (child.type === 'mdxTextExpression') return [{...child, type: 'mdxFlowExpression'}];
      return [];
    });
    parent.children.splice(index, 1, ...flow);
    return [SKIP, index];
  });
}
