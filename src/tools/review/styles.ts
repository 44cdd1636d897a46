/** Which rules of the site's CSS a page looks by: a rule for classes that it does not have changes nothing on it. */
import {fingerprint} from './files';
import type {Files} from './files';
import type {Page} from './page';
import {withoutModuleHashes} from './ranks';

/** One rule with the conditions around it. */
export interface Rule {
  /** `@media (width >= 48em)`, outermost first; empty for most. */
  conditions: string;
  /** One of its selectors; for @font-face and the like, the rule's head. */
  selector: string;
  body: string;
  /** Every class that the selector names. */
  classes: string[];
}

/** A part of a stylesheet: `head { body }`, or a statement without a body. */
interface Block {
  head: string;
  body?: string;
}

/** At-rules that hold rules. */
const grouping = /^@(?:media|supports|layer|container|scope)\b/;

/** Cuts CSS into its blocks. Strings and comments are passed over whole. */
function blocks(css: string): Block[] {
  const found: Block[] = [];
  const parts = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]/g;
  let depth = 0;
  let start = 0;
  let head = '';
  for (const {0: token, index} of css.matchAll(parts)) {
    if (token === '{') {
      if (depth === 0) [head, start] = [css.slice(start, index), index + 1];
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
      if (depth === 0) {
        found.push({head: clean(head), body: css.slice(start, index)});
        start = index + 1;
      }
    } else if (token === ';' && depth === 0) {
      found.push({head: clean(css.slice(start, index))});
      start = index + 1;
    }
  }
  return found;
}

const clean = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a text between separators; those inside brackets and quotes belong to a part. */
export function cut(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const {0: token, index} of text.matchAll(
    /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()[\],;]/g,
  )) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    else if (token === separator && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, text.slice(start).trim()];
}

/** Every rule of a stylesheet, in order, one for each selector. */
export function rulesOf(css: string, conditions = ''): Rule[] {
  return blocks(css).flatMap(({head, body = ''}): Rule[] => {
    if (grouping.test(head)) return rulesOf(body, `${conditions}${head}{`);
    const rule = {conditions, body: clean(body)};
    if (head.startsWith('@')) return [{...rule, selector: head, classes: []}];
    return cut(head, ',').map((selector) => ({
      ...rule,
      selector,
      classes: [...withoutNegations(selector).matchAll(/\.((?:\\.|[\w-])+)/g)].map(
        ([, name = '']) => name.replace(/\\(.)/g, '$1'),
      ),
    }));
  });
}

/** `:not(.x)` fits where there is no such class, and `:is(.x, .y)` where there is one of them. */
function withoutNegations(selector: string): string {
  return selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
}

/** All CSS of a built site, file names in it replaced by what the files hold. */
export function readStyles(files: Files): Rule[] {
  return files.names
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      rulesOf(
        files.text(name).replace(/url\((["']?)(\/[^"')]+)\1\)/g, (_, _quote, address: string) => {
          return `url(${files.identity(address).id})`;
        }),
      ),
    );
}

/** A site's pages with the CSS that they look by. */
export interface Styled {
  styles: readonly Rule[];
  pages: ReadonlyMap<string, Page>;
}

/** Classes that stylesheets name and no page of any side has: only a script can put them there. */
export function scriptedClasses(...sites: readonly Styled[]): Set<string> {
  const scripted = new Set(sites.flatMap(({styles}) => styles.flatMap(({classes}) => classes)));
  for (const {pages} of sites) {
    for (const {classes} of pages.values()) for (const name of classes) scripted.delete(name);
  }
  return scripted;
}

/**
 * The fingerprint of all rules that a page may look by, its classes by their numbers.
 * @param scripted - classes that a script may add to any page
 */
export function looksBy(page: Page, rules: readonly Rule[], scripted: ReadonlySet<string>): string {
  const applying = rules.filter(({classes}) =>
    classes.every((name) => page.classes.has(name) || scripted.has(name)),
  );
  const bodies = applying.map(({body}) => body).join(' ');
  const texts = applying
    .filter(({selector}) => {
      const [, name] = /^@(?:-\w+-)?keyframes (\S+)/.exec(selector) ?? [];
      return name === undefined || bodies.includes(name);
    })
    .flatMap(({conditions, selector, body}) => {
      const numbered = selector.replace(/\.((?:\\.|[\w-])+)/g, (whole, name: string) => {
        const number = page.ranks.known(name.replace(/\\(.)/g, '$1'));
        return number === undefined ? whole : `.${number}`;
      });
      const declarations = selector.startsWith('@') ? [body] : declarationsOf(body);
      return declarations.map((each) => ({
        topic: topicOf(each),
        text: `${conditions}${numbered}{${each}}`,
      }));
    });
  // Rules compete where they set the same thing: only there their order counts, and a minifier changes it elsewhere
  const inTopics = texts.sort((a, b) => (a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : 0));
  return fingerprint(withoutModuleHashes(inTopics.map(({text}) => text).join('\n')));
}

/** Each `property: value` of a rule. */
function declarationsOf(body: string): string[] {
  return cut(body, ';')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Words for one and the same thing: what writing modes and shorthands call otherwise. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/^(?:row-gap|column-gap|grid-gap|gap)$/, 'gap'],
  [/^(?:(?:min|max)-)?(?:inline-size|block-size|width|height)$/, 'size'],
  [/^(?:inset|top|right|bottom|left)(?:-|$)/, 'inset'],
  [/^(?:align|justify|place)-/, 'place'],
  [/^line-height$/, 'font'],
];

/** What a declaration is about: `margin` for `margin-inline-start: 2px`. Custom properties are about themselves. */
function topicOf(declaration: string): string {
  const [property = ''] = declaration.split(':', 1);
  if (property.startsWith('--') || property.startsWith('@')) return property;
  const bare = property.replace(/^-(?:webkit|moz|ms)-/, '').trim();
  const [, synonym] = synonyms.find(([pattern]) => pattern.test(bare)) ?? [];
  return synonym ?? bare.replace(/-.*$/, '');
}
