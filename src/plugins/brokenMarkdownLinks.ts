import type {MarkdownHooks} from '@docusaurus/types';
import {positionIn} from '../validation/position';
import {ContentError, createProblem} from '../validation/problem';

/** Stops the build at a link to a Markdown file that does not exist. */
export function throwOnBrokenMarkdownLinks(
  siteDir: string,
): NonNullable<MarkdownHooks['onBrokenMarkdownLinks']> {
  return ({url, sourceFilePath, node}) => {
    const position = positionIn(siteDir, sourceFilePath, node.position);
    throw new ContentError([createProblem('linked-file-not-found', position, {url})]);
  };
}
