import type {CheerioAPI} from 'cheerio';

/** A node of a parsed page. */
export type AnyNode = Parameters<CheerioAPI['contains']>[1];

/** Elements inside a line. The words of all others stand apart from their neighbours'. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg']);

const textNode = 3;

function collect(nodes: readonly AnyNode[], parts: string[]): void {
  for (const node of nodes) {
    if (node.nodeType === textNode) parts.push(node.data);
    else if ('children' in node && 'name' in node && !unread.has(node.name)) {
      const apart = inline.has(node.name) ? '' : ' ';
      parts.push(apart);
      collect(node.children, parts);
      parts.push(apart);
    }
  }
}

/** The words of elements as they are read, white space collapsed. */
export function readable(nodes: readonly AnyNode[]): string {
  const parts: string[] = [];
  collect(nodes, parts);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** For comparing: small letters, plain quotes, plain hyphens, no soft hyphens. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
