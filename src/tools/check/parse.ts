import type {Nodes, Root, RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node} from 'unist';
import {SKIP, visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';

import {writtenFiles} from '../../validation/files';
import type {Texts} from '../../validation/problem';
import {cacheByText, contentRule, locate} from './content';
import type {ContentFiles, Report, Rule} from './content';
import {isBlank, startOf} from './nodes';

/** A page or post with its syntax tree. */
export interface Page {
  file: string;
  text: string;
  isMdx: boolean;
  tree: Root;
}

/** A page or post that the parser rejects. */
export interface UnreadablePage {
  file: string;
  text: string;
  /** Its reason, or that it is nested too deep. */
  error: VFileMessage | RangeError;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = markdown().use(remarkMdx).freeze();

/** Parses a page or post as the build does. */
export const parse = cacheByText((file, text): Page | UnreadablePage => {
  const isMdx = file.endsWith('.mdx');
  try {
    const tree = (isMdx ? mdx : markdown).parse(text);
    if (depthOf(tree) > maxDepth) throw new RangeError();
    if (isMdx) unwrapTags(tree);
    return {file, text, isMdx, tree};
  } catch (error) {
    // The parsers are recursive, and throw a RangeError where the stack ends
    if (error instanceof VFileMessage || error instanceof RangeError) return {file, text, error};
    throw error;
  }
});

/** Pages and posts that have front matter and can be parsed. */
export function readablePages(content: ContentFiles): Page[] {
  return writtenFiles(content).flatMap((file) => {
    const page = parse(content, file);
    return isReadable(page) ? [page] : [];
  });
}

/** Whether a file could be parsed. Without its closing ---, front matter is parsed as text. */
export function isReadable(page: Page | UnreadablePage): page is Page {
  return 'tree' in page && page.tree.children[0]?.type === 'yaml';
}

/** Reports a problem of a page, at an offset or where a node begins. */
export type PageReport<T extends Texts> = Report<T, number | Node>;

/** Creates a rule from a function that checks one page, and the words of its problems. */
export function pageRule<T extends Texts>(
  texts: T,
  check: (page: Page, report: PageReport<T>, content: ContentFiles) => void,
): Rule {
  return contentRule(texts, (content, report) => {
    for (const page of readablePages(content)) {
      const reportAt: PageReport<T> = (code, at, ...params) => {
        report(code, locate(page, typeof at === 'number' ? at : startOf(at)), ...params);
      };
      check(page, reportAt, content);
    }
  });
}

/** Levels of the syntax tree: a list in a section has six. */
export const maxDepth = 40;

function depthOf(node: Nodes): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 1;
}

/** Replaces paragraphs that contain only tags with the tags, as MDX does. */
function unwrapTags(tree: Root): void {
  visit(tree, 'paragraph', ({children}, index, parent) => {
    const tags = children.filter((child) => !isBlank(child) || child.type !== 'text');
    const isTag = ({type}: RootContent) => /^mdx(?:JsxText|Text)E/.test(type);
    if (!parent || index === undefined || !tags.every(isTag) || tags.length === 0) return undefined;
    const unwrapped = tags.map((tag) => ({...tag, type: tag.type.replace('Text', 'Flow')}));
    parent.children.splice(index, 1, ...(unwrapped as RootContent[]));
    return [SKIP, index];
  });
}
