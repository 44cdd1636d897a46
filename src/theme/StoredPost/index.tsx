import {openSync, readFileSync, readSync} from 'node:fs';
import path from 'node:path';
import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {useMDXComponents} from '@mdx-js/react';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {Picture} from '@site/src/elements/Picture';
import type {TextIndex} from '@site/src/newsroom/build/places';
import type {StoredText} from '@site/src/newsroom/build/texts';

/*
 * In the server's build alone: reads what the build has written, when a page is rendered that shows it.
 */

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** How Docusaurus asks for a module: a function that brings it, and twice its name, which nobody asks for here. */
type Modules = Record<string, [() => Promise<Record<string, unknown>>, string, string]>;

/** Names of chunks, each with what is in it. */
type Contents = readonly (readonly [chunk: string, content: string])[];

const modules = (contents: Contents, load: (content: string) => Record<string, unknown>): Modules =>
  Object.fromEntries(
    contents.map(([chunk, content]) => [
      chunk,
      [() => Promise.resolve(load(content)), content, content],
    ]),
  );

/**
 * Modules of data.
 * @param files - the file of each
 */
export const dataModules = (files: Contents): Modules =>
  modules(files, (file) => ({default: read(file)}));

/**
 * Modules of posts: the text as a component, with what the newsroom knows of the post.
 * @param addresses - the post of each
 * @param index - the file that says where each text is
 */
export function textModules(addresses: Contents, index: string): Modules {
  const texts = new StoredTexts(index);
  return modules(addresses, (address) => textModule(() => texts.read(address)));
}

/** The files in which texts are, open while pages are rendered. */
class StoredTexts {
  private places: TextIndex | undefined;
  private readonly open = new Map<string, number>();

  constructor(private readonly index: string) {}

  /** @throws where a post has no text: then the build was to stop before */
  read(address: string): StoredText {
    this.places ??= read(this.index) as TextIndex;
    const place = this.places[address];
    if (!place) throw new Error(`The text of ${address} was not stored.`);
    const [file, from, length] = place;
    const descriptor =
      this.open.get(file) ?? openSync(path.join(path.dirname(this.index), file), 'r');
    this.open.set(file, descriptor);
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, from);
    return JSON.parse(bytes.toString()) as StoredText;
  }
}

function textModule(readText: () => StoredText): Record<string, unknown> {
  const {tree, metadata, extra} = readText();
  // Trees are many times larger than all else that is known of posts: each is here until it is rendered
  let unused: StoredText['tree'] | undefined = tree;
  function Text(): ReactNode {
    const {tree: current} = unused ? {tree: unused} : readText();
    unused = undefined;
    const components = {...useMDXComponents(), Picture};
    // Columns' alignment as an attribute: the content security policy allows no style
    const options = {Fragment, jsx, jsxs, components, tableCellAlignToStyle: false};
    return toJsxRuntime(current, options) as ReactNode;
  }
  const {frontMatter} = metadata;
  return {metadata, extra, frontMatter, assets: {}, toc: [], default: Text};
}
