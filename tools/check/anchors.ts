import GithubSlugger from 'github-slugger';
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {attributeOf, isElement, rangeOf} from './elements';
import {textOf} from './place';
import type {Site} from './problem';
import {treeOf} from './tree';

/** A place in a page that a link can lead to. */
export interface Anchor {
  id: string;
  offset: number;
  /** Whether a writer has chosen it; a heading's is made of its words. */
  chosen: boolean;
}

/** The prop that a component makes its address of, where that is not `id`. */
export const anchorProps: Readonly<Record<string, string>> = {Rental: 'rental'};

/** The places of a page or post in their order; none when it cannot be read. */
export function anchorsOf(site: Site, file: string): Anchor[] {
  const tree = treeOf(site, file);
  const text = textOf(site, file);
  const anchors: Anchor[] = [];
  const slugger = new GithubSlugger();
  if (!tree) return [];
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.push(ofHeading(node, text, slugger));
    if (!isElement(node)) return;
    const own = attributeOf(node, anchorProps[node.name ?? ''] ?? 'id', text);
    if (own) anchors.push({id: own.value, offset: own.offset, chosen: true});
  });
  return anchors;
}

/** As Docusaurus does: an id in braces or in a comment behind the heading, or else its words. */
function ofHeading(heading: Heading, text: string, slugger: GithubSlugger): Anchor {
  const [offset] = rangeOf(heading);
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1);
  const [, braced, comment] =
    /\{#([\w-]+)\}\s*$|(?:\{\/\*|<!--)\s*#(\S+)[^]*?(?:\*\/\}|-->)\s*$/.exec(line) ?? [];
  const id = braced ?? comment;
  return id === undefined
    ? {id: slugger.slug(plainText(heading).trim()), offset, chosen: false}
    : {id, offset, chosen: true};
}

/** The words of a node, with those of its pictures. */
export function plainText(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(plainText).join('');
  if (node.type === 'image') return node.alt ?? '';
  return 'value' in node ? node.value : '';
}
