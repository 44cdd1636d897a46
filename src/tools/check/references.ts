import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {plainText} from './anchors';
import {attributesOf, isElement, rangeOf} from './elements';
import {textOf} from './place';
import type {Site} from './problem';
import {parsePage} from './parse';

/** A link in a page or post. */
export interface Reference {
  file: string;
  address: string;
  /** Where the address is. */
  offset: number;
  /** Where the link itself begins. */
  start: number;
  /** What is read as the link, where the link itself says it. */
  words?: string;
  /** Whether the words are a Markdown link's: those of buttons are few and the same everywhere. */
  inText: boolean;
}

/** An address without brackets around it, which becomes a link as well. */
const bareAddress = /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)’”'"*_]/gi;

const addressProps = ['to', 'href'];

/** Every link of a page or post, in order. */
export function referencesOf(site: Site, file: string): Reference[] {
  const tree = parsePage(site, file)?.tree;
  const text = textOf(site, file);
  const references: Reference[] = [];
  if (!tree) return [];
  visit(tree, (node) => {
    const [start, end] = rangeOf(node);
    const source = text.slice(start, end);
    if (node.type === 'link') {
      // Our address and number where they are typed are for the house style to tell.
      if (/^<?[^\s[\]]+@/.test(source)) return SKIP;
      const offset = start + addressIn(node.url, source);
      references.push({
        file,
        // An address that stands in the text is taken as it stands: the parser adds what it lacks.
        address: /^[<[]/.test(source) ? node.url : source,
        offset,
        start,
        words: readable(node),
        inText: true,
      });
      return SKIP;
    }
    if (node.type === 'text') {
      for (const {0: address, index} of source.matchAll(bareAddress)) {
        const offset = start + index;
        references.push({file, address, offset, start: offset, words: address, inText: true});
      }
    } else if (node.type === 'definition') {
      const offset = start + source.indexOf(']:') + 3;
      references.push({file, address: node.url, offset, start, inText: false});
    } else if (isElement(node)) {
      for (const {name, value, offset} of attributesOf(node, text)) {
        if (!addressProps.includes(name)) continue;
        const words = node.name === 'Button' ? {words: readable(node)} : {};
        references.push({file, address: value, offset, start, ...words, inText: false});
      }
    }
    return undefined;
  });
  return references;
}

/** Where in `[words](address)`, `![words](address)`, `<address>` or `address` the address begins. */
export function addressIn(url: string, source: string): number {
  if (source.startsWith('<')) return 1;
  if (!source.includes('](')) return 0;
  const behindWords = source.lastIndexOf('](') + 2;
  return url === '' ? behindWords : Math.max(behindWords, source.indexOf(url, behindWords));
}

/** The words of a link; a component in it stands for some. */
function readable(node: Nodes): string {
  let components = '';
  visit(node, (inner) => {
    if (inner !== node && isElement(inner)) components += `<${inner.name ?? ''}>`;
  });
  return `${plainText(node)}${components}`.replace(/\s+/g, ' ').trim();
}
