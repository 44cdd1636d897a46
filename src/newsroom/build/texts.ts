import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Options as MdxOptions} from '@docusaurus/mdx-loader';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import footnotes from '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {Element, Nodes, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {onBrokenMarkdownLinks} from '../../plugins/brokenLink';
import {writersError} from '../../plugins/message';
import {remarkPictures} from '../../plugins/responsive-images/remark';
import type {PictureData} from '../../plugins/responsive-images/types';
import {remarkVocabulary} from '../../plugins/mdx-auto-import';
import {PostFiles} from './files';
import type {TextPlace} from './places';
import type {PostExtra} from '../types';

/** A post as it is handed to another thread. */
export interface Post {
  metadata: BlogPost['metadata'];
  extra: PostExtra | undefined;
}

/**
 * The texts of posts. A post is Markdown without code, so nothing in it needs a bundler, which takes a megabyte of
 * memory for each: the build turns it into a syntax tree of HTML, and the server's build reads that from the disk
 * when it renders the post (src/theme/StoredPost). Markdown goes through the blog plugin's own steps.
 */
export interface StoredText extends Post {
  /** Without positions; pictures are elements `Picture`, each with what is known of it. */
  tree: Root;
}

/** What is known of a picture, by its path in the project. */
export type PictureOf = ReadonlyMap<string, PictureData>;

/**
 * The last of the steps that a post's Markdown goes through: takes its tree, so that nothing is left to be made into
 * a module.
 */
function rehypeKeep(pictureOf: PictureOf) {
  return (tree: Root, file: VFile): Root => {
    toData(tree, pictureOf, file.path);
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

/** What the steps of posts' Markdown need, as plain data: another thread takes them (./worker.cjs). */
export interface Setup {
  siteDir: string;
  baseUrl: string;
  /** Where the texts go. */
  folder: string;
  /** The blog plugin's options of its Markdown loader, as far as they are data. */
  options: MdxOptions;
  /** Where posts lie. */
  contentPath: string;
  pictureOf: PictureOf;
  /** The address of each post, by its module. */
  permalinks: Map<string, string>;
}

/** Steps before Docusaurus' own, in the blog plugin's order: `Texts` takes the same. */
const firstSteps = [footnotes, remarkPictures, remarkVocabulary];

const lists = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const;

/**
 * The options of the blog plugin's Markdown loader without their functions, which no thread can hand to another: the
 * other one makes them anew.
 *
 * @throws where it would make others
 */
export function asSetup(options: MdxOptions): MdxOptions {
  const nameOf = (step: unknown): string =>
    Array.isArray(step) ? nameOf(step[0]) : typeof step === 'function' ? step.name : String(step);
  const given = lists.map((list) => `${list}: ${(options[list] ?? []).map(nameOf).join(', ')}`);
  const known = lists.map(
    (list, index) => `${list}: ${index === 0 ? firstSteps.map(nameOf).join(', ') : ''}`,
  );
  const different = given.find((each, index) => each !== known[index]);
  if (different) {
    throw new Error(
      `Posts go through other steps in docusaurus.config.ts (${different}) than in src/plugins/newsroom/texts.ts.\n→ Write the same steps into both.`,
    );
  }
  const {markdownConfig, staticDirs, siteDir, removeContentTitle, admonitions} = options;
  return JSON.parse(
    JSON.stringify({markdownConfig, staticDirs, siteDir, removeContentTitle, admonitions}),
  ) as MdxOptions;
}

/** Makes posts' Markdown into trees and stores them. */
export class Texts {
  private readonly files: PostFiles;
  private readonly options: MdxOptions;
  /** This thread's file: one for many texts, because each of its own is slow. */
  private readonly file = `${threadId}.json`;
  /** How long it is, in bytes. */
  private length = 0;

  constructor(private readonly setup: Setup) {
    const {siteDir, baseUrl, options, contentPath, pictureOf, permalinks} = setup;
    this.files = new PostFiles(siteDir, baseUrl);
    const contentPaths = {contentPath, contentPathLocalized: contentPath};
    this.options = {
      ...options,
      markdownConfig: {
        ...options.markdownConfig,
        hooks: {...options.markdownConfig.hooks, onBrokenMarkdownLinks},
      },
      beforeDefaultRemarkPlugins: [
        footnotes,
        this.files.remark,
        [remarkPictures, {imports: false}],
        remarkVocabulary,
      ],
      rehypePlugins: [[rehypeKeep, pictureOf]],
      resolveMarkdownLink: ({linkPathname, sourceFilePath}) =>
        resolveMarkdownLinkPathname(linkPathname, {
          sourceFilePath,
          sourceToPermalink: permalinks,
          siteDir,
          contentPaths,
        }),
    };
    mkdirSync(setup.folder, {recursive: true});
    writeFileSync(path.join(setup.folder, this.file), '');
  }

  /** Reads and stores texts. Files are read one after the other: promises of them cost several times what they do. */
  async store(posts: readonly Post[]): Promise<Stored> {
    const mistakes: Error[] = [];
    const places = new Map<string, TextPlace>();
    const texts: Buffer[] = [];
    for (const post of posts) {
      try {
        const text = Buffer.from(JSON.stringify(await this.read(post)));
        places.set(post.metadata.permalink, [this.file, this.length, text.length]);
        this.length += text.length;
        texts.push(text);
      } catch (error) {
        mistakes.push(plainly(error as Error, post.metadata.source.replace('@site/', '')));
      }
    }
    appendFileSync(path.join(this.setup.folder, this.file), Buffer.concat(texts));
    return {mistakes, places, files: this.files.found};
  }

  private async read({metadata, extra}: Post): Promise<StoredText> {
    const filePath = metadata.source.replace('@site', this.setup.siteDir);
    const {data} = await compileToJSX({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
      frontMatter: {...metadata.frontMatter},
      options: this.options,
      compilerName: 'server',
    });
    return {tree: data['kept'] as Root, metadata, extra};
  }
}

/** What the writer of a post is told: of a mistake that names the post its first cause, without where it was found. */
function plainly(error: Error, source: string): Error {
  let cause = error;
  while (cause.cause instanceof Error) ({cause} = cause as {cause: Error});
  if (!cause.message.startsWith(`${source}:`)) return error;
  cause.stack = undefined;
  return cause;
}

/** What the other thread answers. */
export interface Stored {
  /** What is wrong in the posts, each with its file. */
  mistakes: Error[];
  /** By the post's address. */
  places: ReadonlyMap<string, TextPlace>;
  /** The files that posts have handed out so far. */
  files: ReadonlyMap<string, string>;
}
