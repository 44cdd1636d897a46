import GithubSlugger from 'github-slugger';
import type {Heading, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

import {contractOf} from '../../../sections/contract';
import {isJsx, plainText, startOf, textProp, type TextProp} from '../nodes';
import type {Page} from '../parse';

/** A heading in Markdown, or a component that renders a heading or an anchor. */
export interface OutlineItem {
  level: number;
  /** The words of the heading; undefined for a component without any. */
  words?: string | undefined;
  /** What the # of a link can name. */
  id?: string | undefined;
  /** Where it begins, and where its words do. */
  offset: number;
  wordsOffset: number;
  /** The component, and its props that become the heading and the anchor; missing in Markdown. */
  component?: string;
  title?: TextProp | undefined;
  anchor?: TextProp | undefined;
}

/** The headings and anchors of a page, in order. Headings with the same words get different ids, as on the page. */
export function outlineOf({tree, text}: Page): OutlineItem[] {
  const items: OutlineItem[] = [];
  const sections = new Set<RootContent>(tree.children);
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    const offset = startOf(node);
    if (node.type === 'heading') {
      const words = plainText(node).trim();
      const id = ownId(node, text) ?? slugger.slug(words);
      const signs = words ? (/^#*[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0) : 0;
      items.push({level: node.depth, words, id, offset, wordsOffset: offset + signs});
    } else if (isJsx(node)) {
      const component = node.name ?? '';
      const contract = contractOf.get(component);
      if (!contract) return;
      const title = textProp(node, contract.heading ?? 'title', text);
      const anchor = textProp(node, contract.anchor ?? 'id', text);
      const level = contract.level ?? (sections.has(node) ? 2 : 3);
      const wordsOffset = title?.offset ?? offset;
      const values = {words: title?.value, id: anchor?.value};
      items.push({level, ...values, offset, wordsOffset, component, title, anchor});
    }
  });
  return items;
}

/** The id that a heading chooses: `{#id}`, or a comment that begins with #. */
function ownId(heading: Heading, text: string): string | undefined {
  const [line = ''] = text.slice(startOf(heading)).split(/\r?\n/, 1);
  return /(?:\{|\{\/\*\s*|<!--\s*)#([\w-]+)[^#]*(?:\}|-->)\s*$/.exec(line)?.[1];
}
