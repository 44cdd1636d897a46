import {readFileSync} from 'node:fs';
import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {useMDXComponents} from '@mdx-js/react';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {Picture} from '@site/src/elements/Picture';
import type {StoredText} from '@site/src/plugins/newsroom/texts';

/*
 * In the server's build alone: reads what the build has written, when a page is rendered that shows it.
 */

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** How Docusaurus asks for a module: a function that brings it, and twice its name, which nobody asks for here. */
type Modules = Record<string, [() => Promise<Record<string, unknown>>, string, string]>;

/** Names of chunks, each with a file. */
type Files = readonly (readonly [chunk: string, file: string])[];

const modules = (files: Files, load: (file: string) => Record<string, unknown>): Modules =>
  Object.fromEntries(
    files.map(([chunk, file]) => [chunk, [() => Promise.resolve(load(file)), file, file]]),
  );

/** Modules of data. */
export const dataModules = (files: Files): Modules =>
  modules(files, (file) => ({default: read(file)}));

/** Modules of posts: the text as a component, with what the blog plugin knows of the post. */
export const textModules = (files: Files): Modules => modules(files, readText);

function readText(file: string): Record<string, unknown> {
  const {tree, metadata, extra} = read(file) as StoredText;
  // Trees are many times larger than all else that is known of posts: each is here until it is rendered
  let unused: StoredText['tree'] | undefined = tree;
  function Text(): ReactNode {
    const {tree: current} = unused ? {tree: unused} : (read(file) as StoredText);
    unused = undefined;
    const components = {...useMDXComponents(), Picture};
    // Columns' alignment as an attribute: the content security policy allows no style
    const options = {Fragment, jsx, jsxs, components, tableCellAlignToStyle: false};
    return toJsxRuntime(current, options) as ReactNode;
  }
  const {frontMatter} = metadata;
  return {metadata, extra, frontMatter, assets: {}, toc: [], default: Text};
}
