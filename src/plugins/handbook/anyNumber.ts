import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx, namedAttributes, type Jsx} from '../../check/jsx';
import {components, propKind} from '../../sections/definitions';

/** A list with another number of items, or with other items. */
interface Variant {
  /** In the heading of the section, so that landmarks differ. */
  name: string;
  count: number;
  change?: (node: Jsx) => void;
}

const variants: readonly Variant[] = [
  {name: 'none', count: 0},
  {name: 'one', count: 1},
  {name: 'two', count: 2},
  {name: 'twelve', count: 12},
  {name: 'a long word', count: 2, change: writeLongWords},
  {name: 'no images', count: 2, change: removeImages},
];

/**
 * Repeats an example that is a list with other numbers of its items. Empty for other examples, and for `<Booking>`, whose
 * choice is one per page.
 */
export function repeatExample({children: [section]}: Root): RootContent[] {
  if (!section || !isJsx(section)) return [];
  const {list, isRequired} = components.get(section.name ?? '')?.content ?? {};
  const isItem = (node: Nodes) => isJsx(node) && node.name === list;
  const items = section.children.filter(isItem);
  if (isRequired || items.length === 0) return [];
  return variants
    .filter(({change}) => change !== removeImages || items.some(hasOptionalImage))
    .map(({name, count, change}) => {
      const copy = structuredClone(section);
      const others = copy.children.filter((node) => !isItem(node));
      const repeated = Array.from({length: count}, (_, index) =>
        structuredClone(items[index % items.length]),
      );
      copy.children = [...others, ...repeated] as typeof copy.children;
      visit(copy, (node) => {
        if (!isJsx(node)) return;
        removeProps(node, (prop) => propKind(node.name ?? '', prop) === 'anchor');
        if (isItem(node)) change?.(node);
      });
      const heading = attributeOf(copy, 'title') ?? attributeOf(copy, 'label');
      if (typeof heading?.value === 'string') heading.value += `: ${name}`;
      return copy;
    });
}

function removeProps(node: Jsx, isRemoved: (prop: string) => boolean): void {
  node.attributes = node.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !isRemoved(attribute.name),
  );
}

function writeLongWords(item: Jsx): void {
  const longWord = 'Electroencephalographically';
  for (const attribute of namedAttributes(item)) {
    if (propKind(item.name ?? '', attribute.name) === 'words') attribute.value = longWord;
  }
  visit(item, 'text', (node) => {
    node.value = longWord;
  });
}

const hasOptionalImage = (item: Nodes): boolean =>
  isJsx(item) &&
  attributeOf(item, 'image') !== undefined &&
  !components.get(item.name ?? '')?.required.includes('image');

function removeImages(item: Jsx): void {
  removeProps(item, (prop) => prop === 'image' || prop === 'alt');
}
