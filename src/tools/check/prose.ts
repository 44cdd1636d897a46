import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMap, isScalar, parseDocument} from 'yaml';

import {attributesOf, elementsOf, isElement, rangeOf} from './elements';
import {pagesOf, postsOf} from './files';
import {textOf} from './place';
import type {Site} from './problem';
import {parsePage} from './parse';

/**
 * Words that people read, as they stand in a file: of the same length, so that offsets are the file's own, with a mark
 * for every character that is no word.
 */
export interface Passage {
  file: string;
  /** Where it is: a key of the front matter, a prop of a component, a picture's text, a heading, or running text. */
  of: 'key' | 'prop' | 'alt' | 'heading' | 'text';
  /** The key's or prop's name. */
  name?: string;
  /** The component that has the prop. */
  component?: string;
  /** Where in the file it begins. */
  offset: number;
  text: string;
}

/** Stands for something that is no word but has a place in the sentence: code, a component, a picture. */
export const thing = '\uFFFC';

/** Stands for a sign that is not seen: a star of **bold** words, the address of a link. */
export const unseen = '\u2060';

/** Props that hold no words. */
const codeProps = new Set(
  'client company controls href icon id image kind look of ratio rental size sizes src to tone video'.split(
    ' ',
  ),
);

/** Keys that hold words, by the file they are in. */
const wordKeys = {
  page: ['title', 'description'],
  post: ['title', 'description', 'imageAlt', 'imageCredit', 'outlet'],
  list: ['label', 'name', 'title', 'description'],
};

const known = new Map<string, Passage[]>();

/** All words that writers have written, file by file. */
export function passagesOf(site: Site): Passage[] {
  const lists = ['news/tags.yml', 'news/authors.yml'].filter((file) => site.files.includes(file));
  return [
    ...lists.flatMap((file) => remembered(site, file, () => ofList(textOf(site, file), file))),
    ...postsOf(site).flatMap((file) => remembered(site, file, () => ofText(site, file, 'post'))),
    ...pagesOf(site).flatMap((file) => remembered(site, file, () => ofText(site, file, 'page'))),
  ];
}

function remembered(site: Site, file: string, read: () => Passage[]): Passage[] {
  const key = `${file}\n${textOf(site, file)}`;
  const passages = known.get(key) ?? read();
  known.set(key, passages);
  return passages;
}

/* ---- Keys ---- */

function ofList(text: string, file: string): Passage[] {
  const {contents} = parseDocument(text, {logLevel: 'silent'});
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({value}) => ofKeys(value, text, 0, {file, keys: wordKeys.list}));
}

function ofText(site: Site, file: string, kind: 'page' | 'post'): Passage[] {
  const text = textOf(site, file);
  const [, opening = '', yaml = ''] = /^(---[ \t]*\r?\n)([^]*?)^---[ \t]*$/m.exec(text) ?? [];
  const {contents, errors} = parseDocument(yaml, {logLevel: 'silent'});
  const keys =
    errors.length > 0 ? [] : ofKeys(contents, yaml, opening.length, {file, keys: wordKeys[kind]});
  return [...keys, ...ofBody(site, file)];
}

function ofKeys(
  map: unknown,
  source: string,
  start: number,
  {file, keys}: {file: string; keys: readonly string[]},
): Passage[] {
  if (!isMap(map)) return [];
  return map.items.flatMap(({key, value}): Passage[] => {
    const name = isScalar(key) ? String(key.value) : '';
    if (!keys.includes(name) || !isScalar(value) || typeof value.value !== 'string') return [];
    const [from = 0, to = 0] = value.range ?? [];
    const isQuoted = value.type === 'QUOTE_SINGLE' || value.type === 'QUOTE_DOUBLE';
    const raw = isQuoted ? source.slice(from + 1, to - 1) : source.slice(from, to);
    // In single quotes an apostrophe is written twice, in double ones a quote has a backslash.
    const words =
      value.type === 'QUOTE_SINGLE'
        ? raw.replaceAll("''", `'${unseen}`)
        : raw.replace(/\\(?=["\\])/g, unseen);
    return [{file, of: 'key', name, offset: start + from + (isQuoted ? 1 : 0), text: words}];
  });
}

/* ---- What is below the keys ---- */

function ofBody(site: Site, file: string): Passage[] {
  const text = textOf(site, file);
  const tree = parsePage(site, file)?.tree;
  if (!tree) return [];
  const passages: Passage[] = elementsOf(tree).flatMap((element) =>
    attributesOf(element, text)
      .filter(({name}) => !codeProps.has(name))
      .map(({name, offset, raw}) => ({
        file,
        of: name === 'alt' ? ('alt' as const) : ('prop' as const),
        name,
        component: element.name ?? '',
        offset,
        text: withoutEntities(raw),
      })),
  );
  const within = new Set<Nodes>();
  visit(tree, (node) => {
    if (isBlock(node) && !within.has(node)) {
      visit(node, (inner) => void within.add(inner));
      passages.push({
        file,
        of: node.type === 'heading' ? 'heading' : 'text',
        offset: rangeOf(node)[0],
        text: wordsOf(node, text),
      });
    } else if (node.type === 'image' && node.alt) {
      const [start, end] = rangeOf(node);
      const raw = text.slice(start + 2, end);
      const words = withoutEntities(raw.slice(0, Math.max(0, raw.lastIndexOf(']('))));
      passages.push({file, of: 'alt', offset: start + 2, text: words});
    }
  });
  return passages.sort((a, b) => a.offset - b.offset);
}

const blocks = ['paragraph', 'heading', 'tableCell'];

/** Whether a node is a run of words: a paragraph, or a component with words on its own line. */
function isBlock(node: Nodes): node is Parents {
  if (blocks.includes(node.type)) return true;
  return isElement(node) && node.children.some(({type}) => type === 'text');
}

/** Nodes whose signs are not seen, and whose words are. */
const markup = new Set([...blocks, 'emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** A paragraph or heading with marks for all that is not its words. */
function wordsOf(block: Parents, text: string): string {
  const [start, end] = rangeOf(block);
  const characters = fill(text.slice(start, end), unseen);
  const put = (node: Nodes, written: readonly string[]) => {
    characters.splice(rangeOf(node)[0] - start, written.length, ...written);
  };
  const write = (node: Nodes): void => {
    const source = text.slice(...rangeOf(node));
    if (node.type === 'text') put(node, withoutSigns(source).split(''));
    else if (!markup.has(node.type)) put(node, fill(source, thing));
    if ('children' in node) node.children.forEach(write);
  };
  write(block);
  return characters.join('');
}

function fill(source: string, mark: string): string[] {
  return source.split('').map((character) => (character === '\n' ? character : mark));
}

function withoutEntities(source: string): string {
  return source.replace(/&#?\w+;/g, (entity) => thing.repeat(entity.length));
}

/** Text without entities, backslashes before signs, the > of a quotation's further lines, and the lines of a table. */
function withoutSigns(source: string): string {
  return withoutEntities(source)
    .replace(/\\(?=[!-/:-@[-`{-~])/g, unseen)
    .replace(/(?<=\n)[ \t]*>[ \t>]*/g, (signs) => unseen.repeat(signs.length))
    .replace(/^(?=.*\|)[ \t|:-]+$/gm, (line) => thing.repeat(line.length))
    .replace(/[ \t]*\|[ \t]*/g, (bar) => thing.repeat(bar.length));
}

/** The words of a passage, with a mark for every address of a page or a mailbox. */
export function withoutAddresses(text: string): string {
  return text.replace(
    /\b(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|example)\b/gi,
    (address) => thing.repeat(address.length),
  );
}
