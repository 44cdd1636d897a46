/** The words of a page, in lines as they are read. */
import type {CheerioAPI} from 'cheerio';

/** A node of a parsed page. */
export type Node = Parameters<CheerioAPI['contains']>[1];

/** What a line is: read by everyone, or by those whom a screen reader tells it. */
export type LineKind = 'text' | 'picture text' | 'label';

export interface Line {
  kind: LineKind;
  text: string;
  /** The heading that it stands under. */
  under: string;
}

/** Elements inside a line. All others begin a new one. */
const inline = new Set(
  'a abbr b bdi bdo button cite code data dfn em i kbd label mark output q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Attributes that are read out or printed. */
const spoken: readonly (readonly [attribute: string, kind: LineKind])[] = [
  ['alt', 'picture text'],
  ['aria-label', 'label'],
  ['placeholder', 'label'],
];

const textNode = 3;

/** Every line of some elements, in order. */
export function readLines(nodes: readonly Node[]): Line[] {
  const lines: Line[] = [];
  let under = '';
  let words = '';

  const add = (kind: LineKind, text: string) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean) lines.push({kind, text: clean, under});
  };
  const flush = () => {
    add('text', words);
    words = '';
  };
  const walk = (node: Node) => {
    if (node.nodeType === textNode) words += node.data;
    if (!('children' in node) || !('name' in node) || unread.has(node.name)) return;
    const block = !inline.has(node.name);
    if (block) flush();
    // Two elements side by side are two words, whatever stands between them in the code
    else if (node.prev && 'name' in node.prev) words += ' ';
    for (const [attribute, kind] of spoken) {
      const text = node.attribs[attribute];
      if (text) add(kind, text);
    }
    const first = lines.length;
    node.children.forEach(walk);
    if (!block) return;
    flush();
    if (headings.has(node.name)) under = lines[first]?.text ?? under;
  };
  nodes.forEach(walk);
  flush();
  return lines;
}
