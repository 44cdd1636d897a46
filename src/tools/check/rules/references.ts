import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {endOf, isJsx, plainText, startOf, textProps} from '../nodes';
import type {Page} from '../parse';

/** A link of a page or post. */
export interface Reference {
  file: string;
  url: string;
  /** Where the URL is, and where the link begins. */
  offset: number;
  start: number;
  /** The words of the link, if it says them itself. */
  words?: string;
  /** Whether it is a link in running text, not a button. */
  isInText: boolean;
}

/** Every link of a page, in order. */
export function referencesOf({tree, text, file}: Page): Reference[] {
  const found: Reference[] = [];
  visit(tree, (node) => {
    const start = startOf(node);
    const source = text.slice(start, endOf(node));
    if (node.type === 'link') {
      // House style reports email addresses in text
      if (/^<?[^\s[\]]+@/.test(source)) return SKIP;
      const url = /^[<[]/.test(source) ? node.url : source; // the parser completes a bare URL
      const offset = start + urlIndex(node.url, source);
      found.push({file, url, offset, start, words: wordsOf(node), isInText: true});
      return SKIP;
    }
    if (node.type === 'definition') {
      const offset = start + source.indexOf(']:') + 3;
      found.push({file, url: node.url, offset, start, isInText: false});
    } else if (isJsx(node)) {
      for (const {name, value, offset} of textProps(node, text)) {
        if (name !== 'to' && name !== 'href') continue;
        const words = node.name === 'Button' ? {words: wordsOf(node)} : {};
        found.push({file, url: value, offset, start, ...words, isInText: false});
      }
    }
    return undefined;
  });
  return found;
}

/** Where the URL begins in `[words](url)`, `![words](url)`, `<url>` or `url`. */
export function urlIndex(url: string, source: string): number {
  if (source.startsWith('<')) return 1;
  const end = source.lastIndexOf('](') + 2;
  if (end < 2) return 0;
  return url === '' ? end : Math.max(end, source.indexOf(url, end));
}

/** The words of a link, with the names of its components. */
function wordsOf(node: Nodes): string {
  let tags = '';
  visit(node, (inner) => {
    if (inner !== node && isJsx(inner)) tags += `<${inner.name ?? ''}>`;
  });
  return `${plainText(node)}${tags}`.replace(/\s+/g, ' ').trim();
}
