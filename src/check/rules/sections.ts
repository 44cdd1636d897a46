import type {Nodes, Root} from 'mdast';
import type {Node} from 'unist';
import {contractOf, parentsOf, type Contract} from '../../sections/contract';
import {props} from '../../sections/props';
import {findClosest} from '../closest';
import {findIssues} from '../issues';
import {isJsx, namedAttributes, textOf, type Jsx} from '../jsx';
import type {Finding, Problem} from '../problem';

/** Finds components that do not exist, wrong props, places and content, and text outside any section. */
export function findSectionProblems(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  const report = ({position}: Node, text?: string, fix = '') => {
    const {line, column} = position?.start ?? {line: 1, column: 1};
    if (text) problems.push({file, line, column, text, fix});
  };
  const checkNode = (node: Nodes, ancestors: readonly Nodes[]) => {
    if (isJsx(node)) {
      const name = node.name ?? '';
      const contract = contractOf.get(name);
      if (contract) {
        for (const [at, text, fix] of findPropProblems(node, name)) report(at, text, fix);
        report(node, ...describePlace(name, contract, ancestors));
        const [stray, text, fix] = findContentProblem(node, name, contract);
        report(stray ?? node, text, fix);
      } else report(node, ...describeUnknown(name));
    } else if (node.type === 'mdxjsEsm') {
      const fix = 'Delete the line; begin a sentence with another word.';
      report(node, 'Pages cannot import or export anything.', fix);
    }
    if (!('children' in node)) return;
    for (const child of node.children) checkNode(child, [...ancestors, node]);
  };
  checkNode(tree, []);
  const stray = file.startsWith('pages/') && tree.children.find(isStrayText);
  const fix = 'Move it between <Article title="…"> and </Article>.';
  if (stray) report(stray, 'This text is outside any section.', fix);
  return problems;
}

const isComment = ({type}: Node) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';
const listTags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' or ');

function isStrayText(node: Nodes): boolean {
  if (/^(?:yaml|mdxjsEsm|definition|footnoteDefinition)$/.test(node.type)) return false;
  if (node.type === 'paragraph') return !node.children.some(isJsx);
  return !isJsx(node) && !isComment(node);
}

function describeUnknown(name: string): Finding {
  if (name === 'br') return [];
  const known = [...contractOf.keys()];
  const sameWord = known.find((each) => each.toLowerCase() === name.toLowerCase());
  const closest = sameWord ?? (/^[A-Z]/.test(name) ? findClosest(name, known) : undefined);
  if (closest) return [`There is no section <${name}>.`, `Did you mean <${closest}>?`];
  const fix = 'Delete the tag and keep its words, or write Markdown: **bold**, [words](/ride).';
  return [`<${name}> is no section, and pages cannot contain HTML.`, fix];
}

function findPropProblems(node: Jsx, name: string): [at: Node, text: string, fix: string][] {
  const attributes = namedAttributes(node);
  if (attributes.length < node.attributes.length) {
    return [[node, `<${name}> contains code.`, 'Write each prop by its name: title="…"']];
  }
  const written: Record<string, unknown> = {};
  for (const {name: prop, value} of attributes) {
    // A prop without a value is on
    written[prop] = value && typeof value === 'object' ? readCode(value.value) : (value ?? true);
  }
  const twice = attributes.find((each, index) =>
    attributes.slice(0, index).some((other) => other.name === each.name),
  );
  const schema = props[name as keyof typeof props];
  return [
    ...(twice ? [[twice, `\`${twice.name}\` is set twice.`, 'Delete one of the two.']] : []),
    ...findIssues(schema, written, writeProp).map(({path, text, fix}) => {
      const attribute = attributes.find((each) => each.name === path[0]);
      return [attribute ?? node, `<${name}>: ${text}`, fix];
    }),
  ] as [Node, string, string][];
}

/** The value of `{4}` or `{true}`. */
function readCode(code: string): unknown {
  if (/^\d+$/.test(code.trim())) return Number(code);
  return code === 'true' || code === 'false' ? code === 'true' : {code};
}

function writeProp(name: string, value: unknown): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${String(value)}}`;
}

/** Whether a component may be where it is. @param ancestors - the outermost first */
function describePlace(name: string, {place}: Contract, ancestors: readonly Nodes[]): Finding {
  const parent = ancestors.findLast(isJsx);
  const outer = contractOf.get(parent?.name ?? '');
  const isChild = outer?.content?.children?.some((child) => child === name) ?? false;
  const containers = ancestors.slice(parent ? ancestors.indexOf(parent) : 0);
  const container = containers.find(({type}) => /^(?:list|heading|table|blockquote)$/.test(type));
  const line = ancestors.at(-1);
  const isInText =
    line?.type === 'paragraph' && line.children.some((child) => !isJsx(child) && !isBlank(child));
  if (place !== 'inline' && (container || isInText)) {
    const fix = `Write <${name}> on a line of its own, with a blank line before and after it.`;
    return [`<${name}> is inside a ${container?.type ?? 'line of text'}.`, fix];
  }
  if (place === 'section' && outer && !isChild) {
    return [
      `The section <${name}> is inside <${parent?.name}>.`,
      `Move it below </${parent?.name}>.`,
    ];
  }
  if (place === 'part' && !isChild) {
    const link = name === 'Button' ? ', or write a link: [words](/ride)' : '';
    return [`<${name}> cannot be here.`, `Move it into ${listTags(parentsOf(name))}${link}.`];
  }
  if (!parent && place !== 'section') {
    return [`<${name}> is outside any section.`, 'Move it into one: <Article title="…">'];
  }
  for (const [prop, byValue] of Object.entries(outer?.shows ?? {})) {
    const shows = ([, children]: [string, readonly string[]]) => children.includes(name);
    const [value] = Object.entries(byValue).find(shows) ?? [];
    const written = parent ? textOf(parent, prop) : undefined;
    if (value === undefined || byValue[written ?? '']?.some((child) => child === name)) continue;
    return [`<${parent?.name}> does not show <${name}>.`, `Write ${prop}="${value}" in it.`];
  }
  return [];
}

function findContentProblem(
  node: Jsx,
  name: string,
  {place, content}: Contract,
): [at?: Node, text?: string, fix?: string] {
  const children = node.children
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !isBlank(child) && !isComment(child));
  if (!content) {
    const text = `<${name}> cannot have content.`;
    return children.length > 0 ? [node, text, `Write <${name} … />`] : [];
  }
  const {of, needs, optional} = content;
  if (needs && !children.some((child) => isJsx(child) && child.name === needs)) {
    return [node, `<${name}> has no <${needs}>.`, `Write at least one before </${name}>.`];
  }
  if (place === 'section' && !optional && children.length === 0) {
    return [node, `<${name}> is empty.`, `Write its content before </${name}>.`];
  }
  const isShown = (child: Nodes) => (of === 'images' ? child.type === 'image' : isJsx(child));
  const stray = of === 'words' ? undefined : children.find((child) => !isShown(child));
  const parts = of === 'images' ? 'images' : listTags(content.children ?? []);
  return stray ? [stray, `<${name}> does not show this.`, `Delete what is not ${parts}.`] : [];
}
