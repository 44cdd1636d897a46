import {suggest} from './message';
import type {Message} from './message';

/** Problems that stop a build and are also reported by `npm run check`. */
export const buildMessages = {
  'unknown-section': ({
    name,
    suggestion,
    known,
  }: {
    name: string;
    suggestion?: string | undefined;
    known: readonly string[];
  }): Message => ({
    text: `Unknown section <${name}>.`,
    fix: suggest(suggestion && `<${suggestion}>`, `Use one of: ${known.join(', ')}.`),
  }),

  'image-not-found': ({
    url,
    suggestion,
  }: {
    url: string;
    suggestion?: string | undefined;
  }): Message => ({
    text: `The image "${url}" does not exist.`,
    fix: suggest(
      suggestion && `"${suggestion}"`,
      'Put the file in static/img and write "/img/" and its name, or next to the post and write "./" and its name.',
    ),
  }),

  'alt-missing': ({example}: {example: string}): Message => ({
    text: 'The image has no alternative text.',
    fix: `Describe what it shows: ${example}`,
  }),

  'alt-is-file-name': ({alt, example}: {alt: string; example: string}): Message => ({
    text: `The alternative text "${alt}" is a file name.`,
    fix: `Describe what the image shows: ${example}`,
  }),

  'linked-file-not-found': ({url}: {url: string}): Message => ({
    text: `The file "${url}" does not exist.`,
    fix: "Write the path of an existing .md or .mdx file, relative to this one, or the page's path, such as /help.",
  }),

  'handbook-example-inline': (): Message => ({
    text: 'The example is not on lines of its own.',
    fix: 'Put its content between <Example> and </Example>, with a blank line before and after.',
  }),

  'handbook-props-unknown': ({name, suggestion}: {name: string; suggestion: string}): Message => ({
    text: name ? `Unknown component <${name}>.` : '<Props> has no attribute `of`.',
    fix: `Write <Props of="${suggestion}" />.`,
  }),
};
