import type {Node, Nodes} from 'mdast';
import {components, parentsOf, propKind, type Component} from '../../sections/components';
import {suggest} from '../suggest';
import {findIssues} from '../issues';
import {attributeOf, isJsx, namedAttributes, type Jsx} from '../jsx';
import type {Page} from '../page';
import type {ProblemText, Report} from '../problem';

/** Components exist, have the right props, places and content, and no text is outside any section. */
export function checkSections({file, tree}: Pick<Page, 'file' | 'tree'>, report: Report): void {
  const checkNode = (node: Nodes, ancestors: readonly Nodes[]) => {
    if (isJsx(node) && node.name !== 'br') checkComponent(node, ancestors, report);
    if (isLink(node) && ancestors.some(isLink))
      report(node, 'This link is inside another one.', 'Keep its words only.');
    if (node.type === 'mdxjsEsm') {
      const fix = 'Delete the line; begin a sentence with another word.';
      report(node, 'Pages cannot import or export anything.', fix);
    }
    const children = 'children' in node ? node.children : [];
    for (const child of children) checkNode(child, [...ancestors, node]);
  };
  checkNode(tree, []);
  const stray = tree.children.find(
    (node) =>
      /^(?:heading|list|table|blockquote)$/.test(node.type) ||
      (node.type === 'paragraph' && !node.children.some(isJsx)),
  );
  const fix = 'Move it between <Article title="…"> and </Article>.';
  if (stray && file.startsWith('pages/')) report(stray, 'This text is outside any section.', fix);
}

const isComment = ({type}: Node) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';
const listTags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' or ');

const isLink = (node: Nodes) =>
  node.type === 'link' || (isJsx(node) && Boolean(components.get(node.name ?? '')?.isLink));

function checkComponent(node: Jsx, ancestors: readonly Nodes[], report: Report): void {
  const component = components.get(node.name ?? '');
  if (!component) {
    report(node, ...describeUnknown(node.name ?? '', ancestors.findLast(isJsx)?.name));
    return;
  }
  checkProps(node, component, report);
  report(node, ...describePlace(component, ancestors));
  checkContent(node, component, report);
}

/** A tag that is no component. @param parent - the tag around it */
export function describeUnknown(name: string, parent?: string | null): ProblemText {
  const parts = components.get(parent ?? '')?.content?.parts ?? [];
  // HTML is not misspelt, unless it only lacks the capitals
  const names = [...parts, ...components.keys()].filter(
    (each) => /^[A-Z]/.test(name) || each.toLowerCase() === name.toLowerCase(),
  );
  const fix =
    'Delete the tag and keep its words; write \\< for the sign, **bold**, [words](/ride).';
  if (name === 'img') return ['Pages have no <img>.', 'Write ![what it shows](/img/name.jpg)'];
  return [`There is no section <${name}>.`, suggest(name, names, fix, (known) => `<${known}>`)];
}

/** Props that do nothing without the other one. */
const dependentProps: readonly (readonly [prop: string, other: string])[] = [
  ['to', 'action'],
  ['action', 'to'],
  ['alt', 'image'],
];

function checkProps(node: Jsx, {name, schema}: Component, report: Report): void {
  const attributes = namedAttributes(node);
  const written = attributes.map(({name: prop, value}) => {
    const read = value && typeof value === 'object' ? readCode(value.value) : value;
    return [prop, read ?? true]; // a prop without a value is on
  });
  const twice = attributes.find((each) => attributeOf(node, each.name) !== each);
  if (twice) report(twice, `<${name}>: \`${twice.name}\` is there twice.`, 'Delete one.');
  const isWritten = (prop: string) => attributes.some((each) => each.name === prop);
  if ('label' in schema.shape && 'title' in schema.shape && !['title', 'label'].some(isWritten)) {
    report(node, `<${name}> has no name.`, 'Write a heading, title="…", or label="…" instead.');
  }
  for (const [prop, other] of dependentProps) {
    const isMissing = isWritten(prop) && !isWritten(other) && other in schema.shape;
    const fix = `Write \`${other}="…"\`, too, or delete \`${prop}\`.`;
    if (isMissing) report(node, `<${name}>: \`${prop}\` does nothing without \`${other}\`.`, fix);
  }
  const writeProp = (prop: string) => {
    const kind = propKind(name, prop);
    if (kind === 'flag') return `only \`${prop}\`, or delete it`;
    return kind === 'number' ? `\`${prop}={3}\`` : `\`${prop}="…"\``;
  };
  for (const {path, text, fix} of findIssues(schema, Object.fromEntries(written), writeProp)) {
    const attribute = attributes.find((each) => each.name === path[0]);
    report(attribute ?? node, `<${name}>: ${text}`, fix);
  }
}

/** The value of `{4}` or `{true}`. */
function readCode(code: string): unknown {
  if (/^\d+$/.test(code.trim())) return Number(code);
  if (code === 'true') return true;
  return code === 'false' ? false : {code};
}

/** Whether a component may be where it is. @param ancestors - the outermost first */
function describePlace({name, place}: Component, ancestors: readonly Nodes[]): ProblemText {
  const parent = ancestors.findLast(isJsx);
  const isPart = parentsOf(name).includes(parent?.name ?? '');
  const line = ancestors.at(-1);
  const isInText =
    line?.type === 'paragraph' && line.children.some((child) => !isJsx(child) && !isBlank(child));
  const isInBlock = ancestors.some(({type}) => /^(?:list|heading|table|blockquote)$/.test(type));
  if (place !== 'inline' && (isInText || isInBlock)) {
    const fix = `Write <${name}> on a line of its own, with a blank line before and after it.`;
    return [`<${name}> is inside a text or list.`, fix];
  }
  const isInside = parent !== undefined;
  const isAllowed = {section: !isInside, part: false, block: isInside, inline: isInside}[place];
  if (isPart || isAllowed) return [];
  let target = 'into a section: <Article title="…">';
  if (place === 'section') target = `below </${parent?.name}>.`;
  if (place === 'part') target = `into ${listTags(parentsOf(name))}.`;
  return [`<${name}> cannot be here.`, `Move it ${target}`];
}

function checkContent(node: Jsx, component: Component, report: Report): void {
  const {name, place, content, emptyFile} = component;
  const children = node.children
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !isBlank(child) && !isComment(child));
  if (!content) {
    if (children[0]) report(node, `<${name}> cannot have content.`, `Write <${name} … />`);
    const fix = `Add an entry to ${emptyFile}, or delete the tag.`;
    if (emptyFile) report(node, `<${name}> has nothing to show.`, fix, true);
    return;
  }
  const {of, parts = [], list, isRequired = false, most = Infinity} = content;
  const isShown = (child: Nodes) =>
    of === 'words' || (of === 'images' ? child.type === 'image' : isJsx(child));
  const stray = children.find((child) => !isShown(child));
  const items = children.filter((child) => isJsx(child) && child.name === list);
  const surplus = items[most];
  if (surplus) {
    const fix = `Delete one, or move it into another <${name}>.`;
    report(surplus, `<${name}> shows ${most} <${list}> at most.`, fix);
  }
  if (list && items.length === 0) {
    const fix = `Write at least one before </${name}>.`;
    const result = isRequired ? '' : ', and is not shown';
    report(node, `<${name}> has no <${list}>${result}.`, fix, !isRequired);
  } else if (place === 'section' && children.length === 0) {
    report(node, `<${name}> is empty.`, `Write its content before </${name}>.`);
  } else if (stray) {
    const fix = `Delete what is not ${of === 'images' ? 'images' : listTags(parts)}.`;
    report(stray, `<${name}> does not show this.`, fix);
  }
}
