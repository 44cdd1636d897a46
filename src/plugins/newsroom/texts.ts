import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Options as MdxOptions} from '@docusaurus/mdx-loader';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import type {Element, Nodes, Parents, Root} from 'hast';
import pLimit from 'p-limit';
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
  frontMatter: BlogPost['metadata']['frontMatter'];
  /** Without positions; pictures are elements `Picture`, each with what is known of it. */
  tree: Root;
}

/** What is known of a picture, by its path in the project. */
export type PictureOf = ReadonlyMap<string, PictureData>;

/** How many posts are read and written at the same time. */
const atOnce = 16;

/**
 * The last of the steps that a post's Markdown goes through: takes its tree, so that nothing is left to be made into
 * a module. A post that links to a file keeps it.
 */
export function rehypeKeep(pictureOf: () => PictureOf) {
  return (tree: Root, file: VFile): Root | undefined => {
    if (linksToFile(String(file))) return undefined;
    toData(tree, pictureOf(), file.path);
    file.data['kept'] = tree;
    return {type: 'root', children: []};
  };
}

/** The targets of links, but not of pictures, and of definitions. */
const targets = /(?<!!\[[^\]]*)\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm;

/** A path with an ending: what the bundler copies into the site. Rather one post too many than one too few. */
const isFile = (target: string): boolean =>
  !/^(?:[a-z]+:|\/\/|#)/i.test(target) && /\.\w+/.test(target);

/** Whether a text links to a file of the project, which only a bundler can put into the site. */
export function linksToFile(text: string): boolean {
  return [...text.matchAll(targets)].some(([, link, definition]) =>
    isFile(link ?? definition ?? ''),
  );
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
 * Reads and stores the texts of posts, all but those that link to files.
 * @throws with file and line of what is wrong in a post
 */
export async function storeTexts(
  posts: readonly BlogPost[],
  {siteDir, folder, options}: Store,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  const limit = pLimit(atOnce);
  await Promise.all(
    posts.map((post) =>
      limit(async () => {
        const {metadata} = post;
        const {source, frontMatter} = metadata;
        const filePath = source.replace('@site', siteDir);
        const {data} = await compileToJSX({
          filePath,
          fileContent: await readFile(filePath, 'utf8'),
          frontMatter: {...frontMatter},
          options,
          compilerName: 'server',
        });
        const text: StoredText = {tree: data['kept'] as Root, frontMatter, metadata};
        await writeFile(textFile(folder, post), JSON.stringify(text));
      }),
    ),
  );
}
