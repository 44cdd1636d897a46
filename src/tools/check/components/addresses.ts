import Slugger from 'github-slugger';
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {placeAt} from '../place';
import type {Page} from '../parse';
import type {SectionFacts} from '../sections';
import type {Oddity} from '../syntax/scan';

/** An address on a page: what stands behind the # of a link. */
interface Address {
  value: string;
  offset: number;
  /** What gives it: `id`, `rental`, or nothing when it comes from a heading's words. */
  property?: string;
}

/** Addresses that a page gives twice, or that cannot be one. */
export function doubleAddresses(page: Page, sections: ReadonlyMap<string, SectionFacts>): Oddity[] {
  const first = new Map<string, Address>();
  return addresses(page, sections).flatMap((address): Oddity[] => {
    const {value, offset, property} = address;
    if (property !== undefined && /[^\w-]/.test(value)) {
      return [
        {
          offset,
          wrong: `${property}="${value}" cannot be an address: it holds ${/\s/.test(value) ? 'a space' : 'other signs than letters, digits and hyphens'}.`,
          instead: `Write ${property}="${slug(value) || 'short-name'}"`,
        },
      ];
    }
    const other = first.get(value);
    if (!other) {
      first.set(value, address);
      return [];
    }
    // Two headings of the same words get different addresses by themselves.
    if (property === undefined && other.property === undefined) return [];
    const {line} = placeAt(page.text, other.offset);
    return [
      {
        offset,
        wrong: property
          ? `${property}="${value}" is on this page already, in line ${line}. Each address is allowed once.`
          : `This heading gets the address #${value}, which is on this page already, in line ${line}.`,
        instead:
          property === 'id'
            ? `Write another: id="${value}-2"`
            : property
              ? 'Delete one of the two.'
              : 'Change the heading’s words, or the id in that line.',
      },
    ];
  });
}

function slug(value: string): string {
  return new Slugger()
    .slug(value.trim())
    .replace(/[^\w-]/g, '')
    .replace(/^-+|-+$/g, '');
}

function addresses({tree}: Page, sections: ReadonlyMap<string, SectionFacts>): Address[] {
  const found: Address[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const own = ownAddress(node);
      const offset = node.position?.start.offset ?? 0;
      found.push({value: own ?? new Slugger().slug(words(node)), offset});
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const property = sections.get(node.name ?? '')?.address;
    const attribute = node.attributes.find(
      (each) => each.type === 'mdxJsxAttribute' && each.name === property,
    );
    if (typeof attribute?.value !== 'string') return;
    found.push({
      value: attribute.value,
      offset: attribute.position?.start.offset ?? node.position?.start.offset ?? 0,
      property,
    });
  });
  return found;
}

/** A heading's own address, which stands in a comment at its end. */
function ownAddress({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([\w-]+)/.exec(last.value)?.[1];
}

function words(node: Nodes): string {
  if ('children' in node) return node.children.map(words).join('').trim();
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
