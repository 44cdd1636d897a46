import type {Nodes, Parents, Root} from 'mdast';

import {doubleAddresses} from './components/addresses';
import {
  attributeText,
  blocks,
  firstWords,
  isBlank,
  isJsx,
  isPicture,
  isWords,
  link,
  tagOf,
  whereIn,
} from './components/nodes';
import type {Jsx} from './components/nodes';
import {parsePage, writtenFiles} from './parse';
import {placeAt} from './place';
import type {Page} from './parse';
import type {Problem, Rule} from './problem';
import {readSections} from './sections';
import type {SectionFacts} from './sections';
import {foreignAdvice} from './syntax/html';
import type {Oddity} from './syntax/scan';
import {asWords, listed, near, shortened} from './words';

/**
 * Every component of a page exists, stands where it can stand, and holds what it needs; every address on a page is
 * there once.
 */
export const components: Rule = (site) => {
  const sections = readSections(site.root);
  return writtenFiles(site).flatMap((file): Problem[] => {
    const page = parsePage(site, file);
    if (page?.format !== 'mdx') return [];
    const oddities = [
      ...new Placement(page, sections).check(),
      ...doubleAddresses(page, sections),
    ].sort((a, b) => a.offset - b.offset);
    return oddities.map(({offset, ...words}) => ({
      file,
      ...placeAt(page.text, offset),
      severity: 'error',
      ...words,
    }));
  });
};

/** Where something stands. */
interface Place {
  /** The component around it; undefined on the page itself. */
  around?: {element: Jsx; facts: SectionFacts} | undefined;
  /** What Markdown stands between: a paragraph, a list. */
  between?: Nodes | undefined;
}

class Placement {
  private readonly oddities: Oddity[] = [];
  private readonly isPost: boolean;
  private saysNoSection = false;
  /** What has been told of as a whole: its parts are wrong for the same reason. */
  private readonly told = new Set<Nodes>();

  constructor(
    private readonly page: Page,
    private readonly sections: ReadonlyMap<string, SectionFacts>,
  ) {
    this.isPost = page.file.startsWith('news/');
  }

  check(): Oddity[] {
    this.children(this.page.tree, {});
    return this.oddities;
  }

  private odd(node: Nodes, wrong: string, instead: string): void {
    const start = node.position?.start.offset ?? 0;
    const space = node.type === 'text' ? /^\s*/.exec(this.page.text.slice(start))?.[0].length : 0;
    this.oddities.push({offset: start + (space ?? 0), wrong, instead});
  }

  private children(parent: Parents | Root, place: Place): void {
    for (const node of parent.children) {
      if (this.told.has(node)) continue;
      if (isJsx(node)) this.component(node, place);
      else {
        const told = this.oddities.length;
        if ('children' in node) this.children(node, {...place, between: place.between ?? node});
        const isOutside = parent === this.page.tree && isWords(node);
        if (isOutside && this.oddities.length === told) this.wordsOutside(node);
      }
    }
  }

  private component(element: Jsx, place: Place): void {
    const name = element.name ?? '';
    const facts = this.sections.get(name);
    if (!facts) {
      // HTML is told by the syntax rule. What stands in something unknown may be right.
      if (/^[A-Z]/.test(name)) this.unknown(element, name);
      return;
    }
    this.twice(element);
    this.place(element, facts, place);
    this.glued(element, name);
    this.inside(element, facts);
    this.children(element, {around: {element, facts}});
  }

  private unknown(element: Jsx, name: string): void {
    const closest = near(name, this.sections.keys());
    this.odd(
      element,
      `There is no component <${name}>.`,
      foreignAdvice(name) ??
        (closest
          ? `Did you mean <${closest}>?`
          : `The components are: ${listed([...this.sections.keys()].sort())}.`),
    );
  }

  private twice(element: Jsx): void {
    const seen = new Set<string>();
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const {name, position} = attribute;
      if (seen.has(name)) {
        this.oddities.push({
          offset: position?.start.offset ?? element.position?.start.offset ?? 0,
          wrong: `\`${name}\` stands twice in <${element.name ?? ''}>.`,
          instead: 'Delete one of the two.',
        });
      }
      seen.add(name);
    }
  }

  /* ---- Where it stands ---- */

  private place(element: Jsx, facts: SectionFacts, {around, between}: Place): void {
    const {name, isSection, isWord, inside} = facts;
    if (between && this.told.has(between)) return;
    const inText = between && `<${name}> stands ${whereIn(between)}`;
    const apart = `Leave an empty line before and after ${tagOf(facts)}.`;
    if (isWord) {
      if (!around && !between) this.wordsOutside(element);
      return;
    }
    if (!around) {
      if (isSection) {
        if (inText) this.odd(element, `${inText}. A section stands by itself.`, apart);
      } else if (inside.length > 0) this.outside(element, facts);
      else if (!this.isPost) {
        this.odd(
          element,
          `<${name}> stands in no section.`,
          'Put it into one, such as <Article title="…">.',
        );
      }
      return;
    }
    const parent = around.facts;
    if (parent.holds.includes(name)) {
      if (between && inText) {
        this.odd(element, `${inText}, where <${parent.name}> does not find it.`, apart);
        this.told.add(between);
      } else this.shown(element, facts, around.element, parent);
    } else if (isSection) {
      const end = placeAt(this.page.text, around.element.position?.end.offset ?? 0).line;
      this.odd(
        element,
        `<${name}> stands in <${parent.name}>. A section cannot stand in another.`,
        `Move it below </${parent.name}>, which is in line ${end}.`,
      );
    } else if (inside.length > 0) {
      this.odd(
        element,
        `<${name}> stands in <${parent.name}>, which has no place for it.`,
        name === 'Button'
          ? `Write a link instead: ${link(element)}`
          : `Put it into ${listed(
              inside.map((each) => `<${each}>`),
              'or',
            )}.`,
      );
    } else if (inText) this.odd(element, `${inText}.`, apart);
  }

  private outside(element: Jsx, {name, inside}: SectionFacts): void {
    const [parent = '', ...others] = inside;
    this.odd(
      element,
      others.length > 0
        ? `<${name}> stands outside the sections that have a place for it.`
        : `<${name}> stands outside <${parent}>.`,
      others.length > 0
        ? `Put it into ${listed(
            inside.map((each) => `<${each}>`),
            'or',
          )}.`
        : `Put it between <${parent} …> and </${parent}>.`,
    );
  }

  /** Some parts are shown only where the section has a certain look. */
  private shown(element: Jsx, {name}: SectionFacts, around: Jsx, parent: SectionFacts): void {
    const {property = '', values = [], others = []} = parent.shownWith.get(name) ?? {};
    const value = attributeText(around, property);
    if (value === undefined || !others.includes(value)) return;
    const right = values.map((each) => `${property}="${each}"`);
    this.odd(
      element,
      `<${name}> is not shown in a <${parent.name}> with ${property}="${value}".`,
      `Write ${listed(right, 'or')} in <${parent.name}>, or delete <${name}>.`,
    );
  }

  /** A page is its sections. Told once: the other words stand there for the same reason. */
  private wordsOutside(node: Nodes): void {
    if (this.saysNoSection || this.isPost) return;
    this.saysNoSection = true;
    const {start, end} = node.position ?? {};
    const words = shortened(this.page.text.slice(start?.offset, end?.offset));
    this.odd(
      node,
      `These words stand in no section: ${words}`,
      'Put them into one, for example between <Article title="…"> and </Article>.',
    );
  }

  /* ---- What stands in it ---- */

  /** `<Fare …>- one</Fare>`: Markdown that begins a line is no Markdown behind a tag. */
  private glued(element: Jsx, name: string): void {
    const [first] = element.children;
    if (first?.type !== 'text') return;
    const what = blocks.find(([pattern]) => pattern.test(first.value))?.[1];
    if (!what) return;
    this.odd(
      element,
      `The ${what} in <${name}> begins in the same line as the tag, so its signs are shown as they are.`,
      `Leave an empty line behind <${name} …> and before </${name}>.`,
    );
  }

  private inside(element: Jsx, facts: SectionFacts): void {
    const {name, children, showsWords, isPictures, needs, holds} = facts;
    const content = (element.children as Nodes[]).filter((node) => !isBlank(node));
    if (children === undefined || content.length === 0) return;
    if (!showsWords) {
      const stray = content.find((node) =>
        isPictures ? !isPicture(node) : !isJsx(node) || this.sections.get(node.name ?? '')?.isWord,
      );
      if (stray) {
        const parts = holds.map((each) => `<${each}>`);
        this.told.add(stray);
        this.odd(
          firstWords(stray, isPictures) ?? stray,
          isPictures
            ? `<${name}> holds pictures alone, and here stands something else.`
            : `Words stand in <${name}>, which holds only ${listed(parts)}.`,
          isPictures
            ? 'Delete it, or write a picture: ![what it shows](/img/name.jpg)'
            : `Put them into ${listed(
                parts.map((part) => `a ${part}`),
                'or',
              )}, or delete them.`,
        );
        return;
      }
    }
    if (needs.length > 0 && !content.some((node) => this.finds(node, needs))) {
      this.odd(
        element,
        `<${name}> has no ${listed(
          needs.map((each) => `<${each}>`),
          'or',
        )}.`,
        `Write at least one before </${name}>. It holds ${asWords(children)}`,
      );
    }
  }

  /** Whether a component is there, or something unknown that may be meant for it. */
  private finds(node: Nodes, names: readonly string[]): boolean {
    if (isJsx(node)) {
      const name = node.name ?? '';
      if (names.includes(name) || !this.sections.has(name)) return true;
    }
    return 'children' in node && node.children.some((child) => this.finds(child, names));
  }
}
