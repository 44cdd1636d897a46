import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
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

const parse = (text: string): unknown => JSON.parse(text);

/** A module of data, as Docusaurus expects one. */
export async function readData(file: string): Promise<{default: unknown}> {
  return {default: parse(await readFile(file, 'utf8'))};
}

/** The module of a post: its text as a component, with what the blog plugin knows of it. */
export async function readText(file: string): Promise<Record<string, unknown>> {
  const {tree, ...known} = parse(await readFile(file, 'utf8')) as StoredText;
  // Trees are many times larger than all else that is known of posts: each is here until it is rendered
  let unused: StoredText['tree'] | undefined = tree;
  function Text(): ReactNode {
    const {tree: current} = unused
      ? {tree: unused}
      : (parse(readFileSync(file, 'utf8')) as StoredText);
    unused = undefined;
    const components = {...useMDXComponents(), Picture};
    return toJsxRuntime(current, {Fragment, jsx, jsxs, components}) as ReactNode;
  }
  return {...known, assets: {}, toc: [], default: Text};
}
