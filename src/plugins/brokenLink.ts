import type {MarkdownHooks} from '@docusaurus/types';
import {writersError} from './message';

/**
 * A link to a Markdown file that is not there stops the build.
 * @throws always: with the link's place and what to write instead
 */
export const onBrokenMarkdownLinks = (({url, sourceFilePath, node}) => {
  throw writersError(
    sourceFilePath,
    node.position,
    `There is no file "${url}".`,
    'Write the path of a .md or .mdx file that is there, as seen from this one, or the page’s address, such as /help.',
  );
}) satisfies MarkdownHooks['onBrokenMarkdownLinks'];
