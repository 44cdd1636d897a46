import type {Nodes, Parents} from 'mdast';

import {contractOf, parentsOf, type Contract} from '../../../sections/contract';
import {isPost, locate, type Rule} from '../content';
import {endOf, isBlank, isJsx, plainText, shorten, startOf, textProp, type Jsx} from '../nodes';
import {pageRule, type Page, type PageReport} from '../parse';
import type {Texts} from '../../../validation/problem';
import {unknownSection} from '../../../validation/unknownSection';
import {list, listTags} from '../../../validation/words';

/** Where Markdown puts a component that is not on a line of its own. */
const blocks: Readonly<Record<string, string>> = {
  list: 'a list',
  heading: 'a heading',
  table: 'a table',
  blockquote: 'a quotation',
};

/** A component, and the one around it. */
interface Pair {
  name: string;
  parent: string;
}

const texts = {
  ...unknownSection,
  'component-in-text': ({name, block}: {name: string; block: string}) => ({
    text: `<${name}> is inside ${blocks[block] ?? 'a line of text'}.`,
    fix: `Write <${name}> on a line of its own, with a blank line before and after it.`,
  }),
  'outside-parent': ({name, parents}: {name: string; parents: readonly string[]}) => ({
    text: `<${name}> is outside ${listTags(parents)}.`,
    fix: `Move it into ${listTags(parents)}.`,
  }),
  'outside-section': ({name}: {name: string}) => ({
    text: `<${name}> is outside any section.`,
    fix: 'Move it into a section, such as <Article title="…">.',
  }),
  'section-in-section': ({name, parent, line}: Pair & {line: number}) => ({
    text: `The section <${name}> is inside the section <${parent}>.`,
    fix: `Move it below </${parent}> on line ${line}.`,
  }),
  'wrong-parent': ({name, parent, parents, link}: Pair & {parents: string[]; link?: string}) => ({
    text: `<${parent}> cannot contain <${name}>.`,
    fix: link ? `Write a link instead: ${link}` : `Move it into ${listTags(parents)}.`,
  }),
  'child-not-shown': ({
    name,
    parent,
    written,
    right,
  }: Pair & {written: string; right: string[]}) => ({
    text: `<${parent} ${written}> does not show <${name}>.`,
    fix: `Write ${list(right, 'or')} in <${parent}>, or delete <${name}>.`,
  }),
  'child-missing': ({name, child}: {name: string; child: string}) => ({
    text: `<${name}> has no <${child}>.`,
    fix: `Write at least one <${child}> before </${name}>.`,
  }),
  'text-outside-section': ({words}: {words: string}) => ({
    text: `This text is outside any section: ${words}`,
    fix: 'Move it into a section, for example between <Article title="…"> and </Article>.',
  }),
  'text-not-shown': (params: {name: string; children: readonly string[]}) => ({
    text: `<${params.name}> does not show text, only ${listTags(params.children)}.`,
    fix: `Move it into ${listTags(params.children)}, or delete it.`,
  }),
  'not-an-image': ({name}: {name: string}) => ({
    text: `<${name}> can contain only images.`,
    fix: 'Delete this, or write an image: ![what it shows](/img/name.jpg)',
  }),
  'markdown-on-tag-line': ({name, kind}: {name: string; kind: string}) => ({
    text: `The ${kind} in <${name}> begins on the same line as the tag.`,
    fix: `Leave a blank line after <${name} …> and before </${name}>.`,
  }),
} satisfies Texts;

/** Every component exists, is where its contract allows it, and contains what it needs. */
export const placement: Rule = pageRule(texts, (page, report) => {
  if (!page.isMdx) return;
  const loose = page.tree.children.find((node) => isVisible(node) && !containsJsx(node));
  if (loose && !isPost(page.file)) {
    const words = shorten(page.text.slice(startOf(loose), endOf(loose)));
    report('text-outside-section', loose, {words});
  }
  new Placement(page, report).checkChildren(page.tree, {});
});

/** What surrounds a node. */
interface Context {
  /** The component around it; undefined on the page itself. */
  parent?: {element: Jsx; name: string; contract: Contract};
  /** The outermost Markdown block between the two: a paragraph, a list. */
  block?: Nodes | undefined;
}

/** What starts a line in Markdown. */
const lineStarts: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['list', /^(?:[-*+]|\d{1,2}[.)])\s/],
  ['heading', /^#{1,6}\s/],
  ['quotation', /^>\s/],
  ['table', /^\|.*\|/],
];

class Placement {
  /** Nodes that are reported as a whole: their content is misplaced for the same reason. */
  private readonly reported = new Set<Nodes>();

  constructor(
    private readonly page: Page,
    private readonly report: PageReport<typeof texts>,
  ) {}

  checkChildren(parent: Parents, context: Context): void {
    for (const node of parent.children) {
      if (this.reported.has(node)) continue;
      if (isJsx(node)) this.checkComponent(node, context);
      else if ('children' in node) {
        this.checkChildren(node, {...context, block: context.block ?? node});
      }
    }
  }

  private checkComponent(element: Jsx, context: Context): void {
    const name = element.name ?? '';
    const contract = contractOf.get(name);
    if (!contract) {
      // HTML is reported by the markup rule; the content of an unknown section may be right
      if (/^[A-Z]/.test(name)) {
        const known = [...contractOf.keys()];
        this.report('unknown-section', element, {name, known});
      }
      return;
    }
    this.checkPlace(element, name, contract, context);
    this.checkContent(element, name, contract);
    this.checkChildren(element, {parent: {element, name, contract}});
  }

  private checkPlace(element: Jsx, name: string, contract: Contract, context: Context): void {
    const {parent, block} = context;
    const {place} = contract;
    if (place === 'inline' || (block && this.reported.has(block))) return;
    const isChild = parent?.contract.content?.children?.some((child) => child === name);
    const parents = parentsOf(name);
    if (block && (isChild || place === (parent ? 'block' : 'section'))) {
      this.report('component-in-text', element, {name, block: block.type});
      this.reported.add(block);
    } else if (!parent) {
      if (place === 'part') this.report('outside-parent', element, {name, parents});
      else if (place === 'block' && !isPost(this.page.file))
        this.report('outside-section', element, {name});
    } else if (isChild) this.checkShown(element, name, parent);
    else if (place === 'section') {
      const {line} = locate(this.page, endOf(parent.element));
      this.report('section-in-section', element, {name, parent: parent.name, line});
    } else if (place === 'part') {
      const to = textProp(element, 'to', this.page.text)?.value ?? '/ride';
      const link = `[${shorten(plainText(element)) || 'words'}](${to})`;
      const more = name === 'Button' ? {parents, link} : {parents};
      this.report('wrong-parent', element, {name, parent: parent.name, ...more});
    }
  }

  /** Reports a child that its parent shows with other props only. */
  private checkShown(element: Jsx, name: string, parent: NonNullable<Context['parent']>): void {
    for (const [prop, byValue = {}] of Object.entries(parent.contract.shows ?? {})) {
      const shown = new Map<string, readonly string[]>(Object.entries(byValue));
      const value = textProp(parent.element, prop, this.page.text)?.value ?? '';
      const values = [...shown.keys()].filter((each) => shown.get(each)?.includes(name));
      const [written = '', ...right] = [value, ...values].map((each) => `${prop}="${each}"`);
      // An unknown value is reported by the types
      if (shown.has(value) && values.length > 0 && !values.includes(value)) {
        this.report('child-not-shown', element, {name, parent: parent.name, written, right});
      }
    }
  }

  private checkContent(element: Jsx, name: string, {content}: Contract): void {
    const [first] = element.children;
    const kind =
      first?.type === 'text' && lineStarts.find(([, pattern]) => pattern.test(first.value))?.[0];
    if (kind) this.report('markdown-on-tag-line', element, {name, kind});

    const visible = (element.children as Nodes[]).filter((node) => !isBlank(node));
    if (!content || visible.length === 0) return;
    const {of, children = [], needs} = content;
    const isInline = (node: Jsx) => contractOf.get(node.name ?? '')?.place === 'inline';
    const isStray = (node: Nodes) =>
      of === 'images' ? !isImage(node) : of === 'parts' && (!isJsx(node) || isInline(node));
    const stray = visible.find(isStray);
    if (stray) {
      this.reported.add(stray);
      const nodes: Nodes[] = 'children' in stray && !isJsx(stray) ? stray.children : [stray];
      const [node = stray] = nodes.filter((each) => isStray(each) && !isBlank(each));
      const space = node.type === 'text' ? this.page.text.slice(startOf(node)).search(/\S/) : 0;
      if (of === 'images') this.report('not-an-image', startOf(node) + space, {name});
      else this.report('text-not-shown', startOf(node) + space, {name, children});
    } else if (needs && !visible.some((node) => contains(node, needs))) {
      this.report('child-missing', element, {name, child: needs});
    }
  }
}

function isVisible(node: Nodes): boolean {
  return (
    !isBlank(node) && !['yaml', 'mdxjsEsm', 'definition', 'footnoteDefinition'].includes(node.type)
  );
}

/** An image, or a paragraph of images. */
function isImage(node: Nodes): boolean {
  if (node.type === 'paragraph')
    return node.children.every((child) => isImage(child) || isBlank(child));
  return node.type === 'image';
}

/** Whether a node contains a component with a problem of its own: one that is not for sentences. */
function containsJsx(node: Nodes): boolean {
  if (isJsx(node)) return contractOf.get(node.name ?? '')?.place !== 'inline';
  return 'children' in node && node.children.some(containsJsx);
}

/** Whether a component is inside a node, or an unknown one that may be meant for it. */
function contains(node: Nodes, name: string): boolean {
  if (isJsx(node) && (node.name === name || !contractOf.has(node.name ?? ''))) return true;
  return 'children' in node && node.children.some((child) => contains(child, name));
}
