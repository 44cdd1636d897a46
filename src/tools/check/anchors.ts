import GithubSlugger from 'github-slugger';
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {rentalKeys} from '../../company/fares';
import {attributeOf, isElement, rangeOf} from './elements';
import {textOf} from './place';
import type {Site} from './problem';
import {parsePage} from './parse';

/** The prop that a component makes its address of, where that is not `id`. */
export const anchorProps: Readonly<Record<string, string>> = {Rental: 'rental'};

/**
 * What can stand behind the # of a link to a page or post; nothing when that is not to be known: the page cannot be
 * read, or an address on it is wrong, which another rule tells and which the links to it are right about.
 */
export function anchorsOf(site: Site, file: string): Set<string> | undefined {
  const tree = parsePage(site, file)?.tree;
  const text = textOf(site, file);
  if (!tree) return undefined;
  const chosen: string[] = [];
  const slugs: string[] = [];
  const slugger = new GithubSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') slugs.push(ofHeading(node, text, slugger));
    if (!isElement(node)) return;
    const prop = anchorProps[node.name ?? ''] ?? 'id';
    const own = attributeOf(node, prop, text);
    if (own) chosen.push(isKnown(prop, own.value) ? own.value : '');
  });
  const isDoubtful = chosen.includes('') || new Set(chosen).size < chosen.length;
  return isDoubtful ? undefined : new Set([...chosen, ...slugs]);
}

function isKnown(prop: string, value: string): boolean {
  return prop === 'rental' ? rentalKeys.some((key) => key === value) : /^[\w-]+$/.test(value);
}

/** As Docusaurus does: an id in braces or in a comment behind the heading, or else its words. */
function ofHeading(heading: Heading, text: string, slugger: GithubSlugger): string {
  const [line = ''] = text.slice(rangeOf(heading)[0]).split(/\r?\n/, 1);
  const [, braced, comment] =
    /\{#([\w-]+)\}\s*$|(?:\{\/\*|<!--)\s*#(\S+)[^]*?(?:\*\/\}|-->)\s*$/.exec(line) ?? [];
  return braced ?? comment ?? slugger.slug(plainText(heading).trim());
}

/** The words of a node, with those of its pictures. */
export function plainText(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(plainText).join('');
  if (node.type === 'image') return node.alt ?? '';
  return 'value' in node ? node.value : '';
}
