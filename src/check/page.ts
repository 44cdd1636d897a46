import type {Node, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import type {Dictionary} from './dictionary';
import {readFrontMatter} from './frontMatter';
import {formatOf, normalise, remarkPlainMarkdown} from './normalise';
import {placeOf} from './problem';
import type {Entries} from './schemas';
import type {ReadYaml} from './yaml';

/** A page or post. Its text is normalised, and has the lines of the file. */
export interface Page extends ReadYaml {
  file: string;
  text: string;
  /** Empty if the text cannot be parsed. */
  tree: Root;
}

/** What the rules for a page know of the others. */
export interface Site {
  /** Every file, with its letters composed: systems differ in the form of letters with accents. */
  files: ReadonlySet<string>;
  /** What links can name after #, by the path of the page: `/ride`. */
  anchors: ReadonlyMap<string, readonly Anchor[]>;
  /** The first file with each title. */
  titles: ReadonlyMap<unknown, string>;
  dictionary: Dictionary;
}

export interface Anchor {
  id: string;
  node: Node;
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkPlainMarkdown)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Reads a page or post, with the problems of its front matter and of its syntax. */
export function readPage(file: string, raw: string, entries: Entries): Page {
  const format = formatOf(file);
  const text = normalise(raw, format);
  const yaml = readFrontMatter(file, text, entries);
  try {
    const tree: Root = (format === 'mdx' ? mdx : markdown).parse(text);
    return {...yaml, file, text, tree};
  } catch (error) {
    if (!isMessage(error)) throw error;
    const end = placeOf(text, text.length); // where MDX misses a closing tag
    const {reason, line = end.line, column = end.column} = error;
    const fix = 'Close each tag, quote and brace, and write each tag on a line of its own.';
    const problem = {file, line, column, text: `MDX cannot read this: ${reason}.`, fix};
    const problems = [...yaml.problems, problem];
    return {...yaml, file, text, tree: {type: 'root', children: []}, problems};
  }
}

const isMessage = (error: unknown): error is VFile['messages'][number] =>
  error instanceof Error && 'reason' in error;

export const startOf = ({position}: Node): number => position?.start.offset ?? 0;

/** What is written for a node. */
export const sourceOf = ({text}: Pick<Page, 'text'>, {position}: Node): string =>
  text.slice(position?.start.offset, position?.end.offset);
