import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx, namedAttributes, type Jsx} from '../../check/jsx';
import {components, propKind} from '../../sections/components';

/** A list with another number of items, or with other items. */
interface Variant {
  /** In the heading of the section, so that landmarks differ. */
  name: string;
  count: number;
  change?: (node: Jsx) => void;
  /** Whether it is of use for a list of such items. */
  suits?: (item: Nodes) => boolean;
}

const variants: readonly Variant[] = [
  {name: 'none', count: 0},
  {name: 'one', count: 1},
  {name: 'two', count: 2},
  {name: 'twelve', count: 12},
  {name: 'a long word', count: 2, change: writeLongWords, suits: isJsx},
  {name: 'no images', count: 2, change: removeImages, suits: hasOptionalImage},
];

/**
 * Repeats an example that is a list of parts or images with other numbers of them. Empty for other examples, and for
 * `<Booking>`, which must have at least one and repeats no rental.
 */
export function repeatExample({children: [section]}: Root): RootContent[] {
  if (!section || !isJsx(section)) return [];
  const {items, others, isRequired} = readList(listIn(section));
  if (isRequired || items.length === 0) return [];
  return variants
    .filter(({suits}) => !suits || items.some(suits))
    .map(({name, count, change}) => {
      const repeated = Array.from({length: count}, (_, index) =>
        structuredClone(items[index % items.length]),
      );
      const copy = structuredClone(section);
      const list = listIn(copy);
      list.children = [...others, ...repeated] as typeof list.children;
      visit(copy, (node) => {
        if (!isJsx(node)) return;
        removeProps(node, (prop) => propKind(node.name ?? '', prop) === 'anchor');
        if (repeated.includes(node)) change?.(node);
      });
      const heading = attributeOf(copy, 'title') ?? attributeOf(copy, 'label');
      if (typeof heading?.value === 'string') heading.value += `: ${name}`;
      return copy;
    });
}

const contentOf = ({name}: Jsx) => components.get(name ?? '')?.content;

/** The part of a section that is a list of images, or the section itself. */
const listIn = (section: Jsx): Jsx =>
  section.children.filter(isJsx).find((part) => contentOf(part)?.of === 'images') ?? section;

/** What a list repeats, its parts or images, and what else it holds. */
function readList(list: Jsx) {
  const {of, list: part, isRequired = false} = contentOf(list) ?? {};
  if (of === 'images') {
    const paragraphs = list.children.filter((child) => child.type === 'paragraph');
    const nodes = paragraphs.flatMap(({children}) => children);
    return {items: nodes.filter(({type}) => type === 'image'), others: [], isRequired};
  }
  const isItem = (child: Nodes) => isJsx(child) && child.name === part;
  const others: Nodes[] = list.children.filter((child) => !isItem(child));
  return {items: list.children.filter(isItem) as Nodes[], others, isRequired};
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

function hasOptionalImage(item: Nodes): boolean {
  if (!isJsx(item) || !attributeOf(item, 'image')) return false;
  return !components.get(item.name ?? '')?.required.includes('image');
}

function removeImages(item: Jsx): void {
  removeProps(item, (prop) => prop === 'image' || prop === 'alt');
}
