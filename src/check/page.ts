import type {Node, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {isPageOrPost, type ProjectFiles} from './content';
import type {Dictionary} from './dictionary';
import {readTagsAndAuthors, readFrontMatter} from './frontMatter';
import {remarkWords} from './markdown';
import {formatOf, normalise} from './normalise';
import {createReport} from './problem';
import type {TagsAndAuthors} from './schemas';
import {describeOther, findWrongTag} from './syntax';
import type {ReadYaml} from './yaml';

/** A page or post. Its text is normalised, and has the lines of the file. */
export interface Page extends ReadYaml {
  file: string;
  text: string;
  /** Empty if the text cannot be parsed. */
  tree: Root;
}

/** What the rules for a page know of the others. */
export interface CheckContext {
  /** Every file, with its letters composed: systems differ in the form of letters with accents. */
  files: ReadonlySet<string>;
  /** What links can name after #, by the path of the page: `/ride`. */
  anchors: ReadonlyMap<string, readonly Anchor[]>;
  pages: readonly Page[];
  /** In India: `2025-01-14`. */
  today: string;
  /** The pages and posts of the main branch, if it is known. */
  merged?: ReadonlySet<string> | undefined;
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
  .use(remarkWords)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Reads every page and post. */
export function readPages({files, read}: ProjectFiles): Page[] {
  const {entries} = readTagsAndAuthors((file) => read(file).toString());
  return files.filter(isPageOrPost).map((file) => readPage(file, read(file).toString(), entries));
}

/** Reads a page or post, with the problems of its front matter and of its syntax. */
export function readPage(file: string, raw: string, entries: TagsAndAuthors): Page {
  const format = formatOf(file);
  const text = normalise(raw, format);
  const yaml = readFrontMatter(file, text, entries);
  try {
    const processor = format === 'mdx' ? mdx : markdown;
    const tree = processor.parse(text);
    processor.runSync(tree); // typesets it in place
    return {...yaml, file, text, tree};
  } catch (error) {
    if (!isMessage(error)) throw error;
    const start = error.place && 'start' in error.place ? error.place.start : error.place;
    const {problems, report} = createReport(file, text);
    const other = [start?.offset ?? 0, ...describeOther(error.source)] as const;
    report(...(findWrongTag(text) ?? other));
    problems.unshift(...yaml.problems);
    return {...yaml, file, text, tree: {type: 'root', children: []}, problems};
  }
}

const isMessage = (error: unknown): error is VFile['messages'][number] =>
  error instanceof Error && 'reason' in error;

/** The first page whose key has the same text, which may be the page itself. */
export const findOwner = ({data}: Page, key: string, pages: readonly Page[]): Page | undefined =>
  pages.find((each) => typeof data[key] === 'string' && each.data[key] === data[key]);

export const startOf = ({position}: Node): number => position?.start.offset ?? 0;

/** What is written for a node. */
export const sourceOf = ({text}: Pick<Page, 'text'>, {position}: Node): string =>
  text.slice(position?.start.offset, position?.end.offset);
