import type {Nodes, Root} from 'mdast';
import type {Node} from 'unist';
import {contractOf, parentsOf, type Contract} from '../../sections/contract';
import {props} from '../../sections/props';
import {findClosest} from '../closest';
import {findIssues} from '../issues';
import {isJsx, namedAttributes, textOf, type Jsx} from '../jsx';
import type {Problem} from '../problem';

type Report = (node: Node, text: string, fix: string) => void;

/** Reports components that do not exist, their props, their places and their content, and text outside any section. */
export function findSectionProblems(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  const report: Report = ({position}, text, fix) => {
    const {line, column} = position?.start ?? {line: 1, column: 1};
    problems.push({file, line, column, text, fix});
  };
  if (file.endsWith('.mdx')) findStrayText(tree, report);
  checkNode(tree, [], report);
  return problems;
}

/** @param ancestors - the outermost first */
function checkNode(node: Nodes, ancestors: readonly Nodes[], report: Report): void {
  if (isJsx(node)) checkComponent(node, ancestors, report);
  else if (node.type === 'mdxjsEsm') {
    const fix = 'Delete the line; begin a sentence with another word.';
    report(node, 'Pages cannot import or export anything.', fix);
  }
  if ('children' in node) {
    for (const child of node.children) checkNode(child, [...ancestors, node], report);
  }
}

/** Text that is in no section has no layout. */
function findStrayText(tree: Root, report: Report): void {
  const invisible = ['yaml', 'mdxjsEsm', 'definition', 'footnoteDefinition'];
  for (const node of tree.children) {
    const isText = node.type === 'paragraph' ? !node.children.some(isJsx) : !isJsx(node);
    if (!isText || isComment(node) || invisible.includes(node.type)) continue;
    const fix = 'Move it between <Article title="…"> and </Article>.';
    report(node, 'This text is outside any section.', fix);
    return;
  }
}

function checkComponent(node: Jsx, ancestors: readonly Nodes[], report: Report): void {
  const name = node.name ?? '';
  const contract = contractOf.get(name);
  if (contract) {
    checkProps(node, name, report);
    checkPlace(node, name, contract, ancestors, report);
    checkContent(node, name, contract, report);
    return;
  }
  if (name === 'br') return;
  const known = [...contractOf.keys()];
  const isComponent = /^[A-Z]/.test(name);
  const closest =
    known.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    (isComponent ? findClosest(name, known) : undefined);
  report(
    node,
    isComponent || closest
      ? `There is no section <${name}>.`
      : `<${name}> is HTML, which pages cannot contain.`,
    closest
      ? `Did you mean <${closest}>?`
      : 'Delete the tag and keep its words, or write Markdown: **bold**, [words](/ride), - point.',
  );
}

function checkProps(node: Jsx, name: string, report: Report): void {
  const attributes = namedAttributes(node);
  if (attributes.length < node.attributes.length) {
    report(node, `<${name}> contains code.`, 'Write each prop by its name: title="…"');
    return;
  }
  const written: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const {name: prop, value} = attribute;
    if (prop in written) {
      report(attribute, `\`${prop}\` is set twice in <${name}>.`, 'Delete one of the two.');
    }
    // A prop without a value is on
    written[prop] = value && typeof value === 'object' ? readCode(value.value) : (value ?? true);
  }
  const schema = props[name as keyof typeof props];
  for (const {path, text, fix} of findIssues(schema, written, writeProp)) {
    const attribute = attributes.find((each) => each.name === path[0]);
    report(attribute ?? node, `<${name}>: ${text}`, fix);
  }
}

/** The value of `{4}` or `{true}`; other code stays text. */
function readCode(code: string): unknown {
  if (/^\d+$/.test(code.trim())) return Number(code);
  return code === 'true' || code === 'false' ? code === 'true' : code;
}

function writeProp(name: string, value: unknown): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${String(value)}}`;
}

/** Whether a component may be where it is. */
function checkPlace(
  node: Jsx,
  name: string,
  {place}: Contract,
  ancestors: readonly Nodes[],
  report: Report,
): void {
  const parent = ancestors.findLast(isJsx);
  const outer = contractOf.get(parent?.name ?? '');
  const isChild = outer?.content?.children?.some((child) => child === name) ?? false;
  const container = ancestors
    .slice(parent ? ancestors.indexOf(parent) : 0)
    .find(({type}) => /^(?:list|heading|table|blockquote)$/.test(type));
  if (place !== 'inline' && (container || hasTextBeside(ancestors.at(-1)))) {
    report(
      node,
      `<${name}> is inside a ${container?.type ?? 'line of text'}.`,
      `Write <${name}> on a line of its own, with a blank line before and after it.`,
    );
  } else if (place === 'section' && outer && !isChild) {
    const fix = `Move it below </${parent?.name}>, or close <${parent?.name}> before it.`;
    report(node, `The section <${name}> is inside <${parent?.name}>.`, fix);
  } else if (place === 'part' && !isChild) {
    const link = name === 'Button' ? ', or write a link: [words](/ride)' : '';
    report(node, `<${name}> cannot be here.`, `Move it into ${listTags(parentsOf(name))}${link}.`);
  } else if ((place === 'block' || place === 'inline') && !parent) {
    const fix = 'Move it into a section, such as <Article title="…">.';
    report(node, `<${name}> is outside any section.`, fix);
  } else if (parent && outer) checkShown(node, name, parent, outer, report);
}

/** Reports a part that its section shows only with another value of a prop. */
function checkShown(node: Jsx, name: string, parent: Jsx, {shows}: Contract, report: Report): void {
  for (const [prop, byValue] of Object.entries(shows ?? {})) {
    const isShown = (children: readonly string[] = []) => children.includes(name);
    const [value] = Object.entries(byValue).find(([, children]) => isShown(children)) ?? [];
    const written = textOf(parent, prop) ?? '';
    if (value === undefined || isShown(byValue[written])) continue;
    report(
      node,
      `<${parent.name} ${prop}="${written}"> does not show <${name}>.`,
      `Write ${prop}="${value}" in <${parent.name}>, or delete <${name}>.`,
    );
  }
}

function checkContent(node: Jsx, name: string, {place, content}: Contract, report: Report): void {
  const children = node.children
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !isBlank(child) && !isComment(child));
  if (!content) {
    const fix = `Write <${name} … />`;
    if (children.length > 0) report(node, `<${name}> cannot have content.`, fix);
    return;
  }
  const {of, needs} = content;
  if (needs && !children.some((child) => isJsx(child) && child.name === needs)) {
    const fix = `Write at least one <${needs}> before </${name}>.`;
    report(node, `<${name}> has no <${needs}>.`, fix);
  } else if (place === 'section' && !content.optional && children.length === 0) {
    report(node, `<${name}> is empty.`, `Write its content before </${name}>.`);
  }
  if (of === 'words') return;
  const stray = children.find((child) =>
    of === 'images' ? child.type !== 'image' : !isJsx(child),
  );
  if (!stray) return;
  const allowed = of === 'images' ? 'images' : listTags(content.children ?? []);
  report(stray, `<${name}> does not show this.`, `Delete it: there can be only ${allowed} here.`);
}

const listTags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' or ');

const isComment = (node: Nodes) =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** Whether a paragraph has more than components. */
const hasTextBeside = (node: Nodes | undefined) =>
  node?.type === 'paragraph' && node.children.some((child) => !isJsx(child) && !isBlank(child));
