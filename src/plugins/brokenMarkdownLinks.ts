import type {MarkdownHooks} from '@docusaurus/types';
import {positionIn} from '../validation/position';
import {ContentError, createProblem, type Texts} from '../validation/problem';

const texts = {
  'linked-file-not-found': ({url}: {url: string}) => ({
    text: `The file "${url}" does not exist.`,
    fix: "Write the path of an existing .md or .mdx file, relative to this one, or the page's path, such as /help.",
  }),
} satisfies Texts;

/** Stops the build at a link to a Markdown file that does not exist. */
export function throwOnBrokenMarkdownLinks(
  siteDir: string,
): NonNullable<MarkdownHooks['onBrokenMarkdownLinks']> {
  return ({url, sourceFilePath, node}) => {
    const position = positionIn(siteDir, sourceFilePath, node.position);
    throw new ContentError([createProblem(texts, 'linked-file-not-found', position, {url})]);
  };
}
