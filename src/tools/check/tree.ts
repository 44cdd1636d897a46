import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {split} from '../../plugins/newsroom/split';
import {textOf} from './place';
import type {Site} from './problem';

const post = unified().use(remarkParse).use(remarkFrontmatter).freeze();
const page = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze();

const trees = new Map<string, Root | undefined>();

/**
 * A page or post as a syntax tree, whose offsets are those of `textOf`; nothing when it cannot be read, which is for
 * other rules to tell.
 */
export function treeOf(site: Site, file: string): Root | undefined {
  const text = textOf(site, file);
  const key = `${file}\n${text}`;
  if (!trees.has(key)) trees.set(key, parse(text, file.endsWith('.mdx')));
  return trees.get(key);
}

function parse(text: string, isMdx: boolean): Root | undefined {
  // Keys that are not closed would be taken for text.
  if ('wrong' in split(text, 'pages')) return undefined;
  try {
    return (isMdx ? page : post).parse(withoutHeadingIds(text));
  } catch {
    return undefined;
  }
}

/** Docusaurus takes `{#id}` behind a heading for its id; MDX alone would take it for code. */
function withoutHeadingIds(text: string): string {
  return text.replace(/^(#{1,6} .*?)(\{#[\w-]+\})(?=\s*$)/gm, (_, heading: string, id: string) =>
    heading.padEnd(heading.length + id.length),
  );
}
