import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {readVocabulary} from '../../plugins/mdx-auto-import';

/** What a component says of itself: where it may stand, and what may stand in it. */
export interface SectionFacts {
  name: string;
  /** It can stand on a page by itself, between other sections. */
  isSection: boolean;
  /** It can stand among the words of a paragraph. */
  isWord: boolean;
  /** The components that have a place for it. */
  inside: string[];
  /** What stands between its tags, as its own comment says it; undefined when it stands by itself: `<Phone />`. */
  children: string | undefined;
  /** The components it has a place for. */
  holds: string[];
  /** The components without at least one of which it is empty. */
  needs: string[];
  /** It is made of pictures, a line each. */
  isPictures: boolean;
  /** Words that stand in it outside of other components are shown. */
  showsWords: boolean;
  /** The name of what gives its address on the page. */
  address: string;
  /** By component that it holds and does not show always: with what it shows it. */
  shownWith: Map<string, Shown>;
}

/** With which values of a property something is shown, and with which others it is not. */
interface Shown {
  property: string;
  values: string[];
  others: string[];
}

/** Buttons are always welcome and never a must. */
const neverNeeded = 'Button';

/**
 * Every component that a page may name, as the sections themselves say: from the comment over `children`, which writers
 * see in their editors, and from what the code picks out of the children. There is no second list to keep.
 */
export function readSections(root: string): Map<string, SectionFacts> {
  const sections = new Map<string, SectionFacts>();
  const slots = new Map<string, string>();
  const shown: {parent: SectionFacts; code: string}[] = [];
  for (const [name, module] of readVocabulary(root)) {
    const source = readSource(path.join(root, module.replace('@site/', '')), name);
    const body = between(source, new RegExp(`export function ${name}\\(`));
    const properties = between(source, new RegExp(`export interface ${name}Props\\b`));
    const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*children\??:/.exec(properties) ?? [];
    const children = comment?.replace(/\s*\n\s*\*\s*/g, ' ').trim();
    const [always = ''] = (children ?? '').split(';');
    const holds = named(children ?? '', /`<(\w+)>`/g);
    const picks = /\bpick(?:Deep|Slot)?\(children/.test(body);
    const facts: SectionFacts = {
      name,
      isSection: /<(?:Section|section|article)\b/.test(body),
      isWord: module.startsWith('@site/src/elements/'),
      inside: [],
      children,
      holds,
      needs: named(always, /`<(\w+)>`(?:s\b| for each)/g).filter((each) => each !== neverNeeded),
      isPictures: body.includes('pickDeep(children, Picture)'),
      showsWords:
        children !== undefined &&
        (body.includes('rest(children') || (!picks && holds.length === 0)),
      address: /useAnchor\((\w+)\)/.exec(body)?.[1] ?? 'id',
      shownWith: new Map(),
    };
    sections.set(name, facts);
    const [, slot] = new RegExp(`^${name}\\.slot = '(\\w+)'`, 'm').exec(source) ?? [];
    if (slot !== undefined) slots.set(slot, name);
    shown.push({parent: facts, code: source});
  }
  for (const facts of sections.values()) {
    for (const child of facts.holds) sections.get(child)?.inside.push(facts.name);
  }
  for (const {parent, code} of shown) parent.shownWith = readLayouts(parent.name, code, slots);
  for (const facts of sections.values()) {
    // A part that draws itself as a landmark, such as <Audience>, is none: it has a heading or a place of its own
    // only in the section around it. <Steps> is both.
    if (facts.inside.length > 0 && !facts.holds.length) facts.isSection = false;
    if (facts.inside.length > 0) facts.isWord = false;
  }
  return sections;
}

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];

/** The file of a folder in which a component is written. */
function readSource(folder: string, name: string): string {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.tsx')) continue;
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    if (source.includes(`export function ${name}(`)) return source;
  }
  throw new Error(`${folder} has no component ${name}, which src/sections/index.ts names.`);
}

/** A declaration, up to the brace that stands alone in its line. */
function between(source: string, start: RegExp): string {
  const from = source.search(start);
  if (from < 0) return '';
  const end = source.indexOf('\n}\n', from);
  return source.slice(from, end < 0 ? undefined : end);
}

/**
 * `const layouts: Record<HeroProps['look'], (parts: Parts) => ReactNode> = {…}`: what a section picks out of its
 * children by look.
 */
function readLayouts(
  name: string,
  source: string,
  slots: ReadonlyMap<string, string>,
): SectionFacts['shownWith'] {
  const shown: SectionFacts['shownWith'] = new Map();
  const pattern = new RegExp(
    `Record<${name}Props\\['(\\w+)'\\], \\([^=]*=> ReactNode> = \\{([^]*?)\\n\\};`,
  );
  const [, property = '', code = ''] = pattern.exec(source) ?? [];
  const layouts = new Map(
    (code.match(/^ {2}\w+: \((?:(?!^ {2}\w)[^])*/gm) ?? []).map((layout): [string, string[]] => {
      const slotted = named(layout, /pickSlot\(children, '(\w+)'\)/g);
      return [
        /\w+/.exec(layout)?.[0] ?? '',
        [
          ...slotted.flatMap((slot) => slots.get(slot) ?? []),
          ...named(layout, /pick\(children, (\w+)\)/g),
        ],
      ];
    }),
  );
  for (const child of new Set([...layouts.values()].flat())) {
    const shows = ([, children]: [string, string[]]) => children.includes(child);
    const values = [...layouts].filter(shows).map(([value]) => value);
    const others = [...layouts.keys()].filter((value) => !values.includes(value));
    shown.set(child, {property, values, others});
  }
  return shown;
}
