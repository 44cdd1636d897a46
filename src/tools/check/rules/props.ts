import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

import {findClosest} from '../../../content/closest';
import {createProblem} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
import {readComponents} from '../../../plugins/handbook/props';
import type {ComponentDoc, PropDoc} from '../../../plugins/handbook/props';
import {contractOf} from '../../../sections/contract';
import {locate} from '../content';
import type {Rule} from '../content';
import {endOf, jsxElements, namedProps, shorten, startOf} from '../nodes';
import type {Jsx} from '../nodes';
import {readablePages} from '../parse';
import type {Page} from '../parse';
import {PageTypechecker} from '../typecheck';
import type {TypeProblem} from '../typecheck';

/** TypeScript reports a prop that is set twice; the placement rule does, too. */
const duplicateProp = 17001;

const checkers = new Map<string, PageTypechecker>();

/** The props of every component have the types that its code declares. */
export const props: Rule = (content) => {
  const {siteDir} = content;
  const checker = checkers.get(siteDir) ?? new PageTypechecker(siteDir);
  checkers.set(siteDir, checker);
  const pages = readablePages(content).filter(({isMdx}) => isMdx);
  const found = checker.check(new Map(pages.map(({file, text}) => [file, text])));
  return pages.flatMap((page) =>
    explainTypes(
      page,
      found.filter(({file, code}) => file === page.file && code !== duplicateProp),
      siteDir,
    ),
  );
};

/** Groups what TypeScript reports by element, and explains it with the declared props. */
function explainTypes(page: Page, found: readonly TypeProblem[], siteDir: string): Problem[] {
  const byElement = new Map<Jsx, TypeProblem[]>();
  for (const typeProblem of found) {
    const element = jsxElements(page.tree).findLast((each) => contains(each, typeProblem.offset));
    // HTML, code and unknown components are reported by other rules
    if (!element || !contractOf.has(element.name ?? '')) continue;
    byElement.set(element, [...(byElement.get(element) ?? []), typeProblem]);
  }
  return [...byElement].flatMap(([element, typeProblems]) => {
    // Code in a tag is reported by the markup rule, and hides what it sets
    if (namedProps(element).length < element.attributes.length) return [];
    const doc = readComponents(siteDir).find(({name}) => name === element.name);
    const explained = doc ? explainElement(page, element, doc) : undefined;
    return (
      explained ??
      typeProblems.map(({offset, code, message}) =>
        createProblem('type-error', locate(page, offset), {code, message: shorten(message, 200)}),
      )
    );
  });
}

/** Whether an offset is in the opening tag of an element, not in its content. */
function contains(element: Jsx, offset: number): boolean {
  const [first] = element.children;
  return startOf(element) <= offset && offset < (first ? startOf(first) : endOf(element));
}

/** Compares an element with its declared props; undefined when nothing differs. */
function explainElement(page: Page, element: Jsx, doc: ComponentDoc): Problem[] | undefined {
  const component = doc.name;
  const attributes = namedProps(element);
  const given = new Set(attributes.map(({name}) => name));
  const missing = doc.props.filter(({name, required}) => required && !given.has(name));
  const unknown = attributes.filter(({name}) => !doc.props.some((prop) => prop.name === name));
  const problems: Problem[] = [];

  for (const {name, position} of unknown) {
    const free = doc.props.map((prop) => prop.name).filter((each) => !given.has(each));
    const only = unknown.length === 1 && missing.length === 1 ? missing[0]?.name : undefined;
    const suggestion = suggestProp(name, free) ?? (isStyling(name) ? undefined : only);
    const index = missing.findIndex((prop) => prop.name === suggestion);
    if (index >= 0) missing.splice(index, 1);
    problems.push(
      createProblem('prop-unknown', locate(page, position?.start.offset ?? 0), {
        component,
        prop: name,
        suggestion,
        known: doc.props.map((prop) => prop.name),
      }),
    );
  }
  for (const attribute of attributes) {
    const prop = doc.props.find(({name}) => name === attribute.name);
    const value = literalOf(attribute);
    if (!prop || fits(prop, value)) continue;
    const position = locate(page, startOf(attribute));
    problems.push(createProblem('prop-invalid', position, {component, ...describe(prop, value)}));
  }
  // An image without alternative text is reported by the images rule
  const own = missing.filter(({name}) => name !== 'alt' || !given.has('image'));
  const position = locate(page, startOf(element));
  if (own.length > 0) {
    problems.push(
      createProblem('prop-missing', position, {
        component,
        props: own.map((prop) => ({
          name: prop.name,
          example: example(prop),
          comment: prop.values ? prop.values.join(', ') : prop.comment,
        })),
      }),
    );
  }
  const hasContent = element.children.some(
    (child) =>
      !(child.type === 'text' && child.value.trim() === '') && !child.type.endsWith('Expression'),
  );
  if (doc.children?.required && !hasContent && problems.length === 0) {
    const {comment} = doc.children;
    problems.push(createProblem('content-missing', position, {component, comment}));
  } else if (!doc.children && hasContent) {
    problems.push(createProblem('content-not-allowed', position, {component}));
  }
  return problems.length > 0 || own.length < missing.length ? problems : undefined;
}

/* ---- Values ---- */

/** Code that is no literal. */
const code = Symbol('code');

function literalOf({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value.trim().replace(/^'([^'"]*)'$/, '"$1"')) as unknown;
  } catch {
    return code;
  }
}

function fits({kind, values, prefix}: PropDoc, value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'choice') {
    const isNumeric = values?.every((each) => /^\d+$/.test(each));
    return (
      typeof value === (isNumeric ? 'number' : 'string') && values?.includes(String(value)) === true
    );
  }
  return typeof value === 'string' && value.startsWith(prefix ?? '');
}

function describe(prop: PropDoc, value: unknown) {
  const {name, kind, values, prefix} = prop;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const requirement = kind === 'picture' || (prefix && text) ? 'path' : kind;
  const closest =
    kind === 'choice'
      ? typeof value === 'number'
        ? undefined
        : findClosest(text, values ?? [])
      : kind === 'number'
        ? (/^\d+$/.exec(text)?.[0] ?? undefined)
        : prefix && text
          ? `${prefix}${
              text
                .split('/')
                .at(-1)
                ?.replace(kind === 'text' ? /\.\w+$/ : /$/, '') ?? ''
            }`
          : kind === 'text' && text
            ? text
            : undefined;
  return {
    prop: name,
    requirement,
    example: example(prop),
    suggestion: closest && written(prop, closest),
    values,
  } as const;
}

function example(prop: PropDoc): string {
  const {kind, name, prefix, values} = prop;
  if (kind === 'flag') return name;
  if (kind === 'choice') return written(prop, values?.[0] ?? '…');
  return written(
    prop,
    kind === 'number' ? '4' : `${prefix ?? ''}…${kind === 'picture' ? '.jpg' : ''}`,
  );
}

/** A prop as a writer writes it. */
function written({name, kind, values}: PropDoc, value: string): string {
  const isNumeric = kind === 'number' || values?.every((each) => /^\d+$/.test(each));
  return isNumeric ? `${name}={${value}}` : `${name}="${value}"`;
}

/* ---- Names ---- */

/** What other sites call our props. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  address: ['to', 'id'],
  anchor: ['id'],
  caption: ['alt', 'title'],
  color: ['tone'],
  colour: ['tone'],
  description: ['alt'],
  heading: ['title'],
  href: ['to'],
  img: ['image'],
  label: ['title'],
  link: ['to'],
  name: ['title'],
  photo: ['image'],
  picture: ['image'],
  question: ['asks'],
  src: ['image'],
  text: ['title'],
  title: ['label', 'asks', 'name'],
  url: ['to'],
  variant: ['look'],
};

const isStyling = (name: string) => /^(?:class|className|style)$/.test(name);

function suggestProp(name: string, free: readonly string[]): string | undefined {
  return (
    findClosest(name, free) ?? synonyms[name.toLowerCase()]?.find((each) => free.includes(each))
  );
}
