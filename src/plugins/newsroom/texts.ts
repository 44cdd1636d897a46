import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Options as MdxOptions} from '@docusaurus/mdx-loader';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {Element, Nodes, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {writersError} from '../message';
import type {PictureData} from '../pictures/types';

/**
 * The texts of posts. A post is Markdown without code, so nothing in it needs a bundler, which takes a megabyte of
 * memory for each: the build turns it into a syntax tree of HTML, and the server's build reads that from the disk
 * when it renders the post (src/theme/StoredPost). Markdown goes through the blog plugin's own steps.
 */
export interface StoredText extends Pick<BlogPost, 'metadata'> {
  /** Without positions; pictures are elements `Picture`, each with what is known of it. */
  tree: Root;
}

/** What is known of a picture, by its path in the project. */
export type PictureOf = ReadonlyMap<string, PictureData>;

/**
 * The last of the steps that a post's Markdown goes through: takes its tree, so that nothing is left to be made into
 * a module.
 */
export function rehypeKeep(pictureOf: () => PictureOf) {
  return (tree: Root, file: VFile): Root => {
    toData(tree, pictureOf(), file.path);
    file.data['kept'] = tree;
    return {type: 'root', children: []};
  };
}

/**
 * Makes a tree plain data.
 * @throws where the tree holds code
 */
function toData(tree: Root, pictureOf: PictureOf, file: string): void {
  visit(tree, (node, index = 0, parent) => {
    // Imports of pictures and the exported table of contents: data says the former, nobody asks for the latter
    if (parent && (node.type === 'mdxjsEsm' || node.type === 'comment')) {
      parent.children.splice(index, 1);
      joinTexts(parent, index);
      return index;
    }
    if (!node.type.startsWith('mdx')) {
      delete node.position;
      return undefined;
    }
    const picture = pictureElement(node, pictureOf);
    if (!picture || !parent) {
      throw writersError(
        file,
        node.position,
        `A post's text cannot hold this (${node.type}).`,
        'Write it in plain Markdown.',
      );
    }
    parent.children[index] = picture;
    return SKIP;
  });
}

/** Where something between two texts was taken out: React would mark their border with a comment. */
function joinTexts({children}: Parents, index: number): void {
  const [before, after] = [children[index - 1], children[index]];
  if (before?.type !== 'text' || after?.type !== 'text') return;
  before.value += after.value;
  children.splice(index, 1);
}

/** `<Picture>` of a Markdown tree (src/plugins/pictures) as an element, its description among its properties. */
function pictureElement(node: Nodes, pictureOf: PictureOf): Element | undefined {
  if (node.type !== 'mdxJsxTextElement' || !node.data?.picture) return undefined;
  const {key, first, alt} = node.data.picture;
  const image = {...pictureOf.get(key), ...(first && {first})};
  // A property may be any value: it goes to the component as it is
  const properties = {image, alt} as unknown as Element['properties'];
  return {type: 'element', tagName: 'Picture', properties, children: []};
}

/** A file name made of an address. */
export function dataName(address: string): string {
  return `${address.replace(/^\//, '').replace(/[^\w-]+/g, '__')}.json`;
}

/** Where a post's text is stored. */
export function textFile(folder: string, {metadata}: BlogPost): string {
  return path.join(folder, dataName(metadata.permalink));
}

interface Store {
  siteDir: string;
  /** Where the texts go. */
  folder: string;
  options: MdxOptions;
}

/**
 * Reads and stores the texts of posts. Thousands of small files are read and written one after the other: promises of
 * files cost several times what the files do.
 *
 * @returns what is wrong in the posts, each with its file
 */
export async function storeTexts(posts: readonly BlogPost[], store: Store): Promise<Error[]> {
  mkdirSync(store.folder, {recursive: true});
  const mistakes: Error[] = [];
  for (const post of posts) {
    try {
      writeFileSync(textFile(store.folder, post), JSON.stringify(await readText(post, store)));
    } catch (error) {
      mistakes.push(error as Error);
    }
  }
  return mistakes;
}

async function readText({metadata}: BlogPost, {siteDir, options}: Store): Promise<StoredText> {
  const filePath = metadata.source.replace('@site', siteDir);
  const {data} = await compileToJSX({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    frontMatter: {...metadata.frontMatter},
    options,
    compilerName: 'server',
  });
  return {tree: data['kept'] as Root, metadata};
}
