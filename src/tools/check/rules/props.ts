import path from 'node:path';

import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

import {findClosest} from '../../../content/closest';
import {readComponents} from '../../../plugins/handbook/props';
import type {ComponentDoc, PropDoc} from '../../../plugins/handbook/props';
import {contractOf} from '../../../sections/contract';
import type {ContentFiles, Rule} from '../content';
import {endOf, jsxElements, namedProps, shorten, startOf} from '../nodes';
import type {Jsx} from '../nodes';
import {pageRule, readablePages} from '../parse';
import type {Page, Report} from '../parse';
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
  const found = checker
    .check(new Map(pages.map(({file, text}) => [file, text])))
    .filter(({code}) => code !== duplicateProp);
  return pageRule((page, report) => {
    const ofPage = found.filter(({file}) => file === page.file);
    explainTypes(page, ofPage, content, report);
  })(content);
};

/** Groups what TypeScript reports by element, and explains it with the declared props. */
function explainTypes(
  page: Page,
  found: readonly TypeProblem[],
  {siteDir}: ContentFiles,
  report: Report,
): void {
  const elements = jsxElements(page.tree);
  const explained = new Map<Jsx, boolean>();
  for (const {offset, code, message} of found) {
    const element = elements.findLast((each) => contains(each, offset));
    const isKnown = contractOf.has(element?.name ?? '');
    // Code in a tag, HTML and unknown components are reported by other rules
    if (!element || !isKnown || namedProps(element).length < element.attributes.length) continue;
    const doc = readComponents(siteDir).find(({name}) => name === element.name);
    if (!explained.has(element)) {
      explained.set(element, doc !== undefined && explainElement(element, doc, report));
    }
    if (!explained.get(element)) {
      report('type-error', offset, {code, message: shorten(message, 200)});
    }
  }
}

/** Whether an offset is in the opening tag of an element, not in its content. */
function contains(element: Jsx, offset: number): boolean {
  const [first] = element.children;
  return startOf(element) <= offset && offset < (first ? startOf(first) : endOf(element));
}

/** Compares an element with its declared props. Returns whether it found a difference. */
function explainElement(element: Jsx, doc: ComponentDoc, report: Report): boolean {
  const component = doc.name;
  const attributes = namedProps(element);
  const given = new Set(attributes.map(({name}) => name));
  const known = doc.props.map(({name}) => name);
  const missing = doc.props.filter(({name, required}) => required && !given.has(name));
  const isMissing = missing.length > 0;
  const unknown = attributes.filter(({name}) => !known.includes(name));
  for (const attribute of unknown) {
    const prop = attribute.name;
    const only = unknown.length === 1 && missing.length === 1 ? missing[0]?.name : undefined;
    const free = known.filter((name) => !given.has(name));
    const suggestion =
      findClosest(prop, free) ?? free.find((name) => synonyms[name]?.includes(prop)) ?? only;
    // A misspelled prop is not missing as well
    const index = missing.findIndex(({name}) => name === suggestion);
    if (index >= 0) missing.splice(index, 1);
    report('prop-unknown', attribute, {component, prop, suggestion, known});
  }
  const invalid = attributes.filter((attribute) => {
    const prop = doc.props.find(({name}) => name === attribute.name);
    const value = literalOf(attribute);
    if (!prop || fits(prop, value)) return false;
    const {name, kind, values, type} = prop;
    const suggestion = correct(prop, value);
    report('prop-invalid', attribute, {component, prop: name, kind, type, values, suggestion});
    return true;
  });
  // An image without alternative text is reported by the images rule
  const isAltOnly = missing.every(({name}) => name === 'alt') && given.has('image');
  if (missing.length > 0 && !isAltOnly) {
    report('prop-missing', element, {component, props: missing});
  }
  const isExplained = unknown.length > 0 || invalid.length > 0 || isMissing;
  const hasContent = element.children.some(
    (child) => !('value' in child && (child.type !== 'text' || child.value.trim() === '')),
  );
  if (doc.children?.required && !hasContent && !isExplained) {
    report('content-missing', element, {component, comment: doc.children.comment});
    return true;
  }
  const isUnwanted = !doc.children && hasContent;
  if (isUnwanted) report('content-not-allowed', element, {component});
  return isExplained || isUnwanted;
}

/* ---- Values ---- */

/** The value of a prop; undefined for code. */
function literalOf({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value.trim().replace(/^'([^'"]*)'$/, '"$1"')) as unknown;
  } catch {
    return undefined;
  }
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
  const file = path.posix.basename(text, kind === 'picture' ? '' : path.posix.extname(text));
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
