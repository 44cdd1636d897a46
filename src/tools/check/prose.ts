import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {isScalar, parseDocument, visit as visitYaml} from 'yaml';

import {contact} from '../../company/contact';
import {authorsSchema, postSchemas, tagsSchema} from '../../newsroom/build/schema';
import {wordKeysOf} from '../../validation/fields';
import {pageSchema} from '../../validation/pageSchema';
import {writtenFiles} from '../../validation/files';
import type {Position} from '../../validation/problem';
import {cacheByText, isPost, locate, type ContentFiles} from './content';
import {endOf, isJsx, jsxElements, startOf, textProps} from './nodes';
import {isReadable, parse} from './parse';

/** Words that visitors read. They keep their length in the file, so that offsets stay true. */
export interface Passage {
  file: string;
  /** A front-matter key, a prop, alternative text, a heading, or running text. */
  source: 'key' | 'prop' | 'alt' | 'heading' | 'text';
  /** The name of the key or prop. */
  name?: string;
  component?: string;
  /** The words, with `object` and `hidden` in place of everything that is not read. */
  text: string;
  /** The same with its URLs. */
  withUrls: string;
  /** Where the words begin in the file. */
  offset: number;
  /** The position of an index of the text. */
  locate: (index: number) => Position;
}

/** Replaces each character of code, a component, an image or a URL: something with a place in the sentence. */
const object = '\uFFFC';

/** Replaces each character that is not shown: the stars of **bold** words, the target of a link. */
export const hidden = '\u2060';

/** Props that hold no words. */
const codeProps = new Set(
  'client company controls href icon id image kind look of ratio rental size sizes src to tone video'.split(
    ' ',
  ),
);

/** Keys that hold words, in front matter and in files of entries. */
export const wordKeys = new Map(
  [
    pageSchema,
    postSchemas({tags: undefined, authors: undefined})(undefined),
    tagsSchema,
    authorsSchema,
  ].flatMap(wordKeysOf),
);

/** All words of a page, a post, or a file of entries. */
export const passagesIn = cacheByText((file, text, content): Passage[] => [
  ...readYaml(file, text),
  ...(file.endsWith('.yml') ? [] : readBody(content, file)),
]);

/** All words of the content, file by file. */
export function passagesOf(content: ContentFiles): Passage[] {
  const lists = ['news/tags.yml', 'news/authors.yml'].filter((file) =>
    content.files.includes(file),
  );
  return [...lists, ...writtenFiles(content)].flatMap((file) => passagesIn(content, file));
}

type Source = Omit<Passage, 'text' | 'withUrls' | 'offset' | 'locate'>;

function createPassage(source: Source, file: string, offset: number, text: string): Passage {
  return {
    ...source,
    offset,
    withUrls: text,
    text: text.replace(url, (address) =>
      // House style reports our own address
      address.toLowerCase() === contact.email ? address : object.repeat(address.length),
    ),
    locate: (index) => locate({file: source.file, text: file}, offset + index),
  };
}

const url =
  /\b(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|example)\b/gi;

/* ---- Front matter ---- */

/** The words of front matter, or of a whole file of entries. */
function readYaml(file: string, text: string): Passage[] {
  const frontMatter = /^(---[ \t]*\r?\n)([^]*?)^---[ \t]*$/m.exec(text);
  const [, opening = '', yaml = ''] = file.endsWith('.yml') ? ['', '', text] : (frontMatter ?? []);
  const document = parseDocument(yaml, {logLevel: 'silent'});
  const passages: Passage[] = [];
  visitYaml(document, {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!wordKeys.has(name) || !isScalar(value) || typeof value.value !== 'string') return;
      const [from = 0, to = 0] = value.range ?? [];
      const quote = value.type === 'QUOTE_SINGLE' || value.type === 'QUOTE_DOUBLE' ? 1 : 0;
      const raw = yaml.slice(from + quote, to - quote);
      // Single quotes double an apostrophe, double quotes put a backslash before a quote
      const words =
        value.type === 'QUOTE_SINGLE'
          ? raw.replaceAll("''", `'${hidden}`)
          : raw.replace(/\\(?=["\\])/g, hidden);
      const start = opening.length + from + quote;
      passages.push(createPassage({file, source: 'key', name}, text, start, words));
    },
  });
  return document.errors.length > 0 ? [] : passages;
}

/* ---- Body ---- */

function readBody(content: ContentFiles, file: string): Passage[] {
  const page = parse(content, file);
  // Without its closing ---, front matter is parsed as text
  if (!isReadable(page)) return [];
  const {tree, text} = page;
  const passages: Passage[] = [];
  const add = (source: Omit<Source, 'file'>, offset: number, words: string) =>
    passages.push(createPassage({file, ...source}, text, offset, words));
  for (const element of jsxElements(tree)) {
    const component = element.name ?? '';
    for (const {name, offset, raw} of textProps(element, text)) {
      if (codeProps.has(name)) continue;
      add({source: name === 'alt' ? 'alt' : 'prop', name, component}, offset, hideEntities(raw));
    }
  }
  const inner = new Set<Nodes>();
  visit(tree, (node) => {
    if (isBlock(node) && !inner.has(node)) {
      visit(node, (child) => void inner.add(child));
      const source = node.type === 'heading' ? 'heading' : 'text';
      add({source}, startOf(node), wordsOf(node, text));
    } else if (node.type === 'image' && node.alt) {
      const raw = text.slice(startOf(node) + 2, endOf(node)).replace(/\]\([^]*$|\]\[[^]*$/, '');
      add({source: 'alt'}, startOf(node) + 2, hideEntities(raw));
    }
  });
  return passages;
}

const blocks = ['paragraph', 'heading', 'tableCell'];

/** Whether a node is a run of words: a paragraph, or a component with words on its own line. */
function isBlock(node: Nodes): node is Parents {
  return (
    blocks.includes(node.type) || (isJsx(node) && node.children.some(({type}) => type === 'text'))
  );
}

/** Nodes whose words are shown and whose signs are not. */
const markup = new Set([...blocks, 'emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** The words of a block, with everything else replaced. */
function wordsOf(block: Parents, text: string): string {
  const start = startOf(block);
  const fill = (source: string, mark: string) => source.replace(/[^\n]/g, mark).split('');
  const characters = fill(text.slice(start, endOf(block)), hidden);
  const write = (node: Nodes): void => {
    const source = text.slice(startOf(node), endOf(node));
    const put = (words: readonly string[]) => {
      characters.splice(startOf(node) - start, words.length, ...words);
    };
    if (node.type === 'text') put(hideSigns(source).split(''));
    else if (!markup.has(node.type)) put(fill(source, object));
    if ('children' in node) node.children.forEach(write);
  };
  write(block);
  return characters.join('');
}

/** Replaces entities; a no-break space is a space. */
function hideEntities(source: string): string {
  return source.replace(/&#?\w+;/g, (entity) =>
    entity === '&nbsp;' ? ' '.padEnd(entity.length, hidden) : object.repeat(entity.length),
  );
}

/** Hides entities, escaped signs, and the > of a quotation's further lines. */
function hideSigns(source: string): string {
  return hideEntities(source)
    .replace(/\\[!-/:-@[-`{-~]/g, hidden + object)
    .replace(/(?<=\n)[ \t]*>[ \t>]*/g, (signs) => hidden.repeat(signs.length));
}

/** Whether components can be used in a passage, and words can be replaced with them. */
export function isMdxText({file, source}: Passage): boolean {
  return file.endsWith('.mdx') && !isPost(file) && (source === 'text' || source === 'heading');
}
