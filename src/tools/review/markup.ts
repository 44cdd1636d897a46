/** HTML as a text that is the same when it looks the same: without what every build makes up anew. */
import type {Files} from './files';
import type {Node} from './lines';
import {Ranks} from './ranks';

/** Attributes that tell a framework something and a visitor nothing. */
const silent =
  /^(?:data-rh|data-has-hydrated|data-reactroot|data-noBrokenLinkCheck|nonce|integrity)$/i;
/** Ids that React makes of a component's place in the code. */
const reactIds = /_R_[0-9a-zA-Z]*_|«r[0-9a-z]+»|:r[0-9a-z]+:|:R[0-9a-zA-Z]*:/g;
/** Attributes that name files. */
const naming = new Set(['src', 'srcset', 'poster', 'imagesrcset']);

const textNode = 3;

/**
 * The HTML of elements, made comparable.
 * @param ranks - the page's classes with their numbers; new ones are added
 */
export function markupOf(nodes: readonly Node[], files: Files, ranks: Ranks): string {
  const parts: string[] = [];
  const ids = new Ranks('i');

  const valueOf = (element: string, name: string, value: string): string => {
    if (name === 'class') {
      const each = value.split(/\s+/).filter(Boolean);
      return each.map((one) => ranks.of(one)).join(' ');
    }
    if (naming.has(name) || (name === 'href' && element === 'use')) {
      return value
        .split(/,\s+/)
        .map((one) => {
          const [address = '', ...size] = one.trim().split(/\s+/);
          return [files.identity(address).id, ...size].join(' ');
        })
        .join(', ');
    }
    return value.replace(reactIds, (id) => ids.of(id));
  };

  const walk = (node: Node) => {
    if (node.nodeType === textNode) parts.push(node.data.replace(/\s+/g, ' '));
    if (!('children' in node)) return;
    if ('name' in node) {
      const attributes = Object.entries(node.attribs)
        .filter(([name]) => !silent.test(name))
        .map(([name, value]) => ` ${name}="${valueOf(node.name, name, value)}"`)
        .sort();
      parts.push(`<${node.name}${attributes.join('')}>`);
    }
    node.children.forEach(walk);
    if ('name' in node) parts.push(`</${node.name}>`);
  };
  nodes.forEach(walk);
  return parts.join('');
}
