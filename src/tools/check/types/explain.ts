import type TypeScript from 'typescript';

import type {SectionFacts} from '../sections';
import type {Oddity} from '../syntax/scan';
import {asWords, listed, near, shortened} from '../words';
import type {TypedPage} from './program';
import {propertiesOf, written} from './property';
import type {Property} from './property';
import {allowed, asText, inCode, notText, withoutValue} from './values';

type Ts = typeof TypeScript;
type Tag = TypeScript.JsxOpeningElement | TypeScript.JsxSelfClosingElement;

/** Words that other sites use for what ours call otherwise. */
const otherWords: Record<string, readonly string[]> = {
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

const looks = new Set(['class', 'className', 'style']);

/** Everything in a page that its components cannot take, in a writer's words. */
export function explain(
  ts: Ts,
  page: TypedPage,
  sections: ReadonlyMap<string, SectionFacts>,
): Oddity[] {
  return new Explainer(ts, page, sections).run();
}

/** What stands in a tag and what does not. */
interface Attributes {
  given: ReadonlySet<string>;
  /** Taken from here is what an unknown word was meant for. */
  missing: Map<string, Property>;
  /** There is one unknown word in the tag. */
  isOnly: boolean;
}

class Explainer {
  private readonly oddities: Oddity[] = [];

  constructor(
    private readonly ts: Ts,
    private readonly page: TypedPage,
    private readonly sections: ReadonlyMap<string, SectionFacts>,
  ) {}

  run(): Oddity[] {
    const byTag = new Map<Tag, TypeScript.Diagnostic[]>();
    for (const diagnostic of this.page.diagnostics) {
      const tag = this.tagAt(diagnostic.start ?? 0);
      // What is wrong outside of components' tags, the rules of syntax and components tell.
      if (tag) byTag.set(tag, [...(byTag.get(tag) ?? []), diagnostic]);
    }
    for (const [tag, diagnostics] of byTag) this.tag(tag, diagnostics);
    return this.oddities.sort((a, b) => a.offset - b.offset);
  }

  private odd(node: TypeScript.Node, wrong: string, instead: string): void {
    const offset = this.page.toPage(node.getStart(this.page.source)) ?? 0;
    this.oddities.push({offset, wrong, instead});
  }

  /** The innermost tag around a place in the code: the opening tag itself, not what stands between two tags. */
  private tagAt(offset: number): Tag | undefined {
    const {ts} = this;
    let found: Tag | undefined;
    const visit = (node: TypeScript.Node): void => {
      if (offset < node.getStart(this.page.source) || offset >= node.getEnd()) return;
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found = node;
      ts.forEachChild(node, visit);
    };
    visit(this.page.source);
    return found;
  }

  private tag(tag: Tag, diagnostics: readonly TypeScript.Diagnostic[]): void {
    const {ts} = this;
    const name = tag.tagName.getText(this.page.source).replace('_components.', '');
    const facts = this.sections.get(name);
    if (!facts) return;
    const told = this.oddities.length;
    const properties = propertiesOf(ts, this.page.checker, tag.tagName);
    const attributes = tag.attributes.properties.filter((each) => ts.isJsxAttribute(each));
    // Braces that stand alone are told by the syntax rule; what they would give is not known.
    if (attributes.length < tag.attributes.properties.length) return;

    const given = new Set(attributes.map((each) => each.name.getText(this.page.source)));
    const missing = new Map(
      [...properties].filter(([key, {required}]) => required && !given.has(key)),
    );
    const hasChildren = this.hasChildren(tag);
    if (hasChildren) missing.delete('children');

    const strangers = [...given].filter((word) => !properties.has(word));
    for (const attribute of attributes) {
      const property = properties.get(attribute.name.getText(this.page.source));
      if (property) this.value(name, attribute, property);
      else
        this.unknown(name, attribute, properties, {given, missing, isOnly: strangers.length === 1});
    }
    this.missing(name, tag, missing, facts);
    if (hasChildren && !properties.has('children')) {
      this.odd(
        tag,
        `<${name}> stands by itself: nothing can stand between <${name}> and </${name}>.`,
        `Write <${name}${given.size > 0 ? ' … ' : ' '}/>`,
      );
    }
    if (this.oddities.length > told) return;
    for (const {messageText, code} of diagnostics) {
      // A property that stands twice is told by the rule of components.
      if (code === 17001) continue;
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      this.odd(
        tag,
        `Something in <${name} …> does not fit together.`,
        `Compare it with a <${name}> of another page. (${shortened(message, 200)})`,
      );
    }
  }

  private hasChildren(tag: Tag): boolean {
    const {ts} = this;
    if (!ts.isJsxOpeningElement(tag)) return false;
    return tag.parent.children.some((child) =>
      ts.isJsxText(child)
        ? child.text.trim() !== ''
        : !ts.isJsxExpression(child) || child.expression !== undefined,
    );
  }

  private missing(
    name: string,
    tag: Tag,
    missing: ReadonlyMap<string, Property>,
    {children}: SectionFacts,
  ): void {
    const properties = [...missing.values()].filter((property) => property.name !== 'children');
    const [first] = properties;
    if (first) {
      const names = properties.map((property) => `\`${property.name}\``);
      const help =
        properties.length === 1
          ? [first.help, allowed(first)]
          : properties.map((property) => `\`${property.name}\`: ${asWords(property.help)}`);
      const example = properties.map((property) => written(property)).join(' ');
      this.odd(
        tag,
        `${listed(names)} ${names.length > 1 ? 'are' : 'is'} missing in <${name}>.`,
        `Write ${example} in it. ${help.join(' ')}`.trim(),
      );
    } else if (missing.has('children')) {
      this.odd(
        tag,
        `<${name}> is empty.`,
        `Write between <${name}${tag.attributes.properties.length > 0 ? ' …' : ''}> and </${name}>: ${asWords(children ?? 'Its words.')}`,
      );
    }
  }

  private unknown(
    name: string,
    attribute: TypeScript.JsxAttribute,
    properties: ReadonlyMap<string, Property>,
    {given, missing, isOnly}: Attributes,
  ): void {
    const word = attribute.name.getText(this.page.source);
    if (word === 'key') return;
    const free = [...properties.keys()].filter((key) => !given.has(key) && key !== 'children');
    const meant =
      near(word, missing.keys()) ??
      near(word, free) ??
      otherWords[word.toLowerCase()]?.find((each) => free.includes(each)) ??
      // One is too many and one is too few: it is the same.
      (isOnly && missing.size === 1 && !looks.has(word) ? [...missing.keys()][0] : undefined);
    const property = meant === undefined ? undefined : properties.get(meant);
    if (property) missing.delete(property.name);
    const all = [...properties.keys()].filter((key) => key !== 'children');
    this.odd(
      attribute,
      `<${name}> has no \`${word}\`.`,
      property
        ? `Did you mean \`${property.name}\`? ${property.help}`.trim()
        : looks.has(word)
          ? 'Delete it: how a section looks is its own affair.'
          : all.length > 0
            ? `Delete it. <${name}> has ${listed(all.map((key) => `\`${key}\``))}.`
            : `Delete it: <${name} /> has nothing to set.`,
    );
  }

  /* ---- A value that does not fit ---- */

  private value(name: string, attribute: TypeScript.JsxAttribute, property: Property): void {
    const {ts} = this;
    const {checker} = this.page;
    const {initializer} = attribute;
    const inBraces = initializer && ts.isJsxExpression(initializer);
    const literal = inBraces ? initializer.expression : initializer;
    const given =
      literal && ts.isStringLiteralLike(literal)
        ? checker.getStringLiteralType(literal.text)
        : literal
          ? checker.getTypeAtLocation(literal)
          : checker.getTrueType();
    // A word in braces is the name of something in code, and of such there is nothing in a page.
    const isCode = inBraces === true && (given.flags & ts.TypeFlags.Any) !== 0;
    if (!isCode && checker.isTypeAssignableTo(given, property.type)) return;

    const source = literal?.getText(this.page.source) ?? '';
    const text = literal && ts.isStringLiteralLike(literal) ? literal.text : undefined;
    const [wrong, instead] = isCode
      ? inCode(name, source, property)
      : literal === undefined
        ? withoutValue(name, property)
        : text === undefined
          ? notText(name, source, property)
          : asText(name, text, property);
    this.odd(attribute, wrong, instead);
  }
}
