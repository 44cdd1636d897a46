import path from 'node:path';

import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

import {findClosest} from '../../../validation/closest';
import {readComponents, type ComponentDoc, type PropDoc} from '../../../plugins/handbook/props';
import type {Rule} from '../content';
import {isBlank, jsxElements, namedAttributes, type Jsx} from '../nodes';
import {pageRule, type PageReport} from '../parse';
import {suggestInstead, type Suggested, type Texts} from '../../../validation/problem';
import {list, suggest} from '../../../validation/words';

interface UnknownProp {
  component: string;
  prop: string;
  known: readonly string[];
}

const texts = {
  'prop-twice': ({component, prop}: {component: string; prop: string}) => ({
    text: `\`${prop}\` is set twice in <${component}>.`,
    fix: 'Delete one of the two.',
  }),
  'prop-missing': ({component, props}: {component: string; props: readonly PropDoc[]}) => ({
    text: `<${component}> needs ${list(props.map(({name}) => `\`${name}\``))}.`,
    fix: `Add ${props
      .map(({name, type, comment, values}) => {
        const help = values ? values.join(', ') : comment.replace(/\.$/, '');
        return `${name}=${type}${help && ` (${help})`}`;
      })
      .join(' ')}`,
  }),
  'prop-unknown': ({component, prop, suggestion, known}: Suggested & UnknownProp) => ({
    text: `<${component}> has no prop \`${prop}\`.`,
    ...(/^(?:class|className|style)$/.test(prop)
      ? {fix: 'Delete it: sections control styling.'}
      : suggestInstead(
          prop,
          suggestion,
          known.length > 0
            ? `Delete it. The props are ${list(known.map((name) => `\`${name}\``))}.`
            : 'Delete it: there are no props.',
          '`',
        )),
  }),
  'prop-invalid': (params: Suggested & PropDoc & {component: string; value: string}) => {
    const {component, name: prop, kind, value, type, suggestion, values} = params;
    const requirement = {
      text: 'must be text in quotes',
      number: 'must be a number in braces',
      flag: 'is on or off and takes no value',
      choice: `has the unknown value "${value}"`,
      image: 'must be the path of an image',
    }[kind];
    const write =
      kind === 'flag'
        ? `Write ${prop} to switch it on, or leave it out.`
        : values
          ? `Use one of: ${values.join(', ')}.`
          : `Write ${prop}=${type}`;
    return {text: `\`${prop}\` in <${component}> ${requirement}.`, fix: suggest(suggestion, write)};
  },
  'content-missing': ({component, comment}: {component: string; comment: string}) => ({
    text: `<${component}> is empty.`,
    fix: `Write its content before </${component}>. ${comment}`.trim(),
  }),
  'content-not-allowed': ({component}: {component: string}) => ({
    text: `<${component}> cannot have content.`,
    fix: `Write <${component} … />`,
  }),
} satisfies Texts;

/** The props of every component are those that its code declares. What props need each other is left to the types. */
export const props: Rule = async (content) => {
  const docs = new Map((await readComponents(content.siteDir)).map((doc) => [doc.name, doc]));
  return pageRule(texts, ({tree}, report) => {
    for (const element of jsxElements(tree)) {
      const doc = docs.get(element.name ?? '');
      // Code in a tag is reported by the markup rule, and may set any prop
      const hasCode = namedAttributes(element).length < element.attributes.length;
      if (doc && !hasCode) checkElement(element, doc, report);
    }
  })(content);
};

function checkElement(element: Jsx, doc: ComponentDoc, report: PageReport<typeof texts>): void {
  const component = doc.name;
  const attributes = namedAttributes(element);
  const known = doc.props.map(({name}) => name);
  const free = known.filter((name) => !attributes.some((attribute) => attribute.name === name));
  let missing = doc.props.filter(({name, required}) => required && free.includes(name));
  for (const [index, attribute] of attributes.entries()) {
    const {name} = attribute;
    const isRepeated = attributes.findIndex((each) => each.name === name) < index;
    if (isRepeated) report('prop-twice', attribute, {component, prop: name});
    const prop = doc.props.find((each) => each.name === name);
    const value = literalOf(attribute);
    if (!prop) {
      const synonym = free.find((each) => synonyms[each]?.includes(name));
      const only = missing.length === 1 ? missing[0]?.name : undefined;
      const suggestion = findClosest(name, free) ?? synonym ?? only;
      report('prop-unknown', attribute, {component, prop: name, suggestion, known});
      // A misspelled prop is not missing as well
      missing = missing.filter((each) => each.name !== suggestion);
    } else if (!fits(prop, value)) {
      const suggestion = correct(prop, value);
      const written = ['string', 'number'].includes(typeof value) ? String(value) : 'code';
      report('prop-invalid', attribute, {...prop, component, value: written, suggestion});
    }
  }
  // An image without alternative text is reported by the images rule
  const hasImage = attributes.some(({name}) => name === 'image');
  const isAltOnly = hasImage && missing.every(({name}) => name === 'alt');
  if (missing.length > 0 && !isAltOnly) {
    report('prop-missing', element, {component, props: missing});
  }
  const hasContent = element.children.some((child) => !isBlank(child));
  if (hasContent && !doc.children) report('content-not-allowed', element, {component});
  if (!hasContent && doc.children?.required) {
    report('content-missing', element, {component, comment: doc.children.comment});
  }
}

/* ---- Values ---- */

/** The value of a prop; undefined for code. */
function literalOf({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const [statement] = value.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'Literal' ? expression.value : undefined;
}

const isNumeric = ({kind, values}: PropDoc) =>
  kind === 'number' || values?.every((value) => /^\d+$/.test(value)) === true;

function fits(prop: PropDoc, value: unknown): boolean {
  if (prop.kind === 'flag') return typeof value === 'boolean';
  if (typeof value !== (isNumeric(prop) ? 'number' : 'string')) return false;
  const text = String(value);
  return prop.values?.includes(text) ?? text.startsWith(prop.prefix ?? '');
}

/** The prop with the value that was probably meant. */
function correct(prop: PropDoc, value: unknown): string | undefined {
  const {name, kind, values, prefix} = prop;
  if ((typeof value !== 'string' && typeof value !== 'number') || kind === 'flag') return undefined;
  const text = `${value}`.trim();
  if (isNumeric(prop)) {
    return typeof value === 'string' && /^\d+$/.test(text) ? `${name}={${text}}` : undefined;
  }
  if (values) {
    const closest = findClosest(text, values);
    return closest && `${name}="${closest}"`;
  }
  // Videos are two files, named without their extensions
  const file = path.posix.basename(text, kind === 'image' ? '' : path.posix.extname(text));
  return `${name}="${prefix ? `${prefix}${file}` : text}"`;
}

/** What other sites call our props. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  alt: ['caption', 'description'],
  asks: ['question', 'title'],
  id: ['anchor'],
  image: ['img', 'photo', 'picture', 'src'],
  label: ['title'],
  look: ['variant'],
  title: ['heading', 'label', 'name', 'text'],
  to: ['href', 'link', 'url'],
  tone: ['color', 'colour'],
};
