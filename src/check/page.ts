import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Node} from 'unist';
import {VFileMessage} from 'vfile-message';
import {readFrontMatter, type Entries} from './frontMatter';
import {
  findOpenCode,
  formatOf,
  normalise,
  remarkPlainMarkdown,
  tagsOf,
  type Tag,
} from './normalise';
import type {Problem} from './problem';
import type {ReadYaml} from './yaml';

/** A page or post. Its text is normalised, and has the lines of the file. */
export interface Page extends ReadYaml {
  file: string;
  text: string;
  /** Empty if the text cannot be parsed. */
  tree: Root;
}

/** Reports a problem of a page at a node or at an offset in its text, if there is one. */
export type Report = (at: Node | number, text?: string, fix?: string) => void;

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
    if (!(error instanceof VFileMessage)) throw error;
    const problems = [...yaml.problems, describeParseError(file, text, error)];
    return {...yaml, file, text, tree: {type: 'root', children: []}, problems};
  }
}

function describeParseError(file: string, text: string, error: VFileMessage): Problem {
  const openCode = findOpenCode(text);
  if (openCode !== undefined) {
    const fix = 'Write ``` on a line of its own where the code ends.';
    return {file, ...placeOf(text, openCode), text: 'All text after this is code.', fix};
  }
  const isTag = /^(?:end-tag-mismatch|unexpected-closing-slash)$/.test(error.ruleId ?? '');
  const tag = isTag ? findUnbalanced(tagsOf(text)) : undefined;
  if (tag) {
    const {name, isClosing, offset} = tag;
    const words = isClosing
      ? {text: `</${name}> closes nothing.`, fix: `Delete it, or write <${name} …> before it.`}
      : {text: `<${name}> is not closed.`, fix: `Write </${name}> on a line of its own.`};
    return {file, ...placeOf(text, offset), ...words};
  }
  const {reason, line = 1, column = 1} = error;
  const fix = isTag
    ? 'Write the tag on a line of its own, with a blank line before and after it.'
    : 'Close each quote, tag and brace of this line; write \\< or \\{ to show the sign.';
  return {file, line, column, text: `MDX cannot read this: ${reason}.`, fix};
}

/** The first tag that is not closed before its parent is, or that closes nothing. */
function findUnbalanced(tags: readonly Tag[]): Tag | undefined {
  const open: Tag[] = [];
  for (const [index, tag] of tags.entries()) {
    const last = open.at(-1);
    if (!tag.isClosing) open.push(tag);
    else if (last?.name === tag.name) open.pop();
    else {
      const closes = ({name, isClosing}: Tag) => isClosing && name === last?.name;
      const isParent = open.some(({name}) => name === tag.name);
      return isParent || !tags.slice(index).some(closes) ? (last ?? tag) : tag;
    }
  }
  return open[0];
}

/** The line and column of an offset. */
export function placeOf(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

export const startOf = ({position}: Node): number => position?.start.offset ?? 0;

/** What is written for a node. */
export const sourceOf = ({text}: Page, {position}: Node): string =>
  text.slice(position?.start.offset, position?.end.offset);
