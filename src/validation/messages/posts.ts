import {list, suggest} from './message';
import type {Message} from './message';
import type {FieldParams} from './frontMatter';

const folderExample = '2025-01-14-short-name';

/** Problems of posts: their folders, their keys and their text. */
export const postMessages = {
  'post-not-in-folder': ({suggestion}: {suggestion?: string}): Message => ({
    text: 'A post needs a folder of its own.',
    fix: `Move this file to news/${suggestion ?? folderExample}/index.md.`,
  }),
  'post-file-name': (): Message => ({
    text: 'The file of a post must be called index.md.',
    fix: 'Rename this file to index.md.',
  }),
  'post-second-file': (): Message => ({
    text: 'A folder holds one post, and this one has index.md.',
    fix: 'Give this file a folder of its own, or begin its name with _ to keep it unpublished.',
  }),
  'post-no-index': (): Message => ({
    text: 'This folder has no index.md, so it is not a post.',
    fix: 'Write the post in index.md, or delete the folder.',
  }),
  'post-folder-name': ({folder, suggestion}: {folder: string; suggestion?: string}): Message => ({
    text: `The folder name "${folder}" is not a date and a slug.`,
    fix: suggest(
      suggestion && `"${suggestion}"`,
      `Rename the folder, for example to ${folderExample}: lower-case letters, digits and hyphens.`,
    ),
  }),
  'post-folder-day': ({day}: {day: string}): Message => ({
    text: `The folder name begins with ${day}, which is not a real date.`,
    fix: 'Rename the folder so that it begins with the day of the post.',
  }),
  'post-folder-two-days': ({suggestion}: {suggestion: string}): Message => ({
    text: 'The folder name contains two dates.',
    fix: `Keep only the first: ${suggestion}`,
  }),

  'post-key-from-folder': ({key, value}: {key: string; value: string}): Message => ({
    text: `\`${key}\` is not allowed: the folder name sets it to ${value}.`,
    fix: `Delete the line. To change the ${key}, rename the folder.`,
  }),
  'post-key-of-kind': ({
    key,
    kinds,
    kind,
  }: {
    key: string;
    kinds: readonly string[];
    kind: string;
  }): Message => ({
    text: `\`${key}\` is not allowed in posts of kind ${kind}.`,
    fix: `Delete the line, or write: kind: ${list(kinds, 'or')}`,
  }),

  'post-image-path': (params: ImageParams): Message => ({
    text: '`image` needs ./ and the name of an image next to the post.',
    fix: suggestImage(params),
  }),
  'post-image-not-found': (params: ImageParams): Message => ({
    text: `The image "${params.image}" is not in the folder of the post.`,
    fix: suggestImage(params),
  }),
  'post-image-format': ({image}: ImageParams): Message => ({
    text: `Browsers cannot show "${image}".`,
    fix: 'Save the image as a JPEG and write its new name, which ends in .jpg.',
  }),

  'post-no-truncate': (): Message => ({
    text: 'The line <!-- truncate --> is missing.',
    fix: 'Write <!-- truncate --> on a line of its own, after the first paragraph.',
  }),
  'post-truncate-misspelled': ({line}: {line: string}): Message => ({
    text: `"${line}" does not mark the end of the excerpt.`,
    fix: 'Write: <!-- truncate -->',
  }),
  'post-no-excerpt': (): Message => ({
    text: 'There is no text above <!-- truncate -->.',
    fix: 'Move the line below the first paragraph: lists and feeds show what is above it.',
  }),
  'post-main-heading': ({heading}: {heading: string}): Message => ({
    text: `"${heading}" is a main heading; the title of the post is the only one.`,
    fix: `Write: ## ${heading}`,
  }),

  'tag-permalink': ({entry = ''}: FieldParams): Message => ({
    text: `\`permalink\` of \`${entry}\` needs a / and lower-case letters, digits and hyphens.`,
    fix: `Write: permalink: /${entry}`,
  }),
  'tag-permalink-repeated': ({entry = '', value}: FieldParams): Message => ({
    text: `Another tag already has the permalink "${value}".`,
    fix: `Write: permalink: /${entry}`,
  }),
};

interface ImageParams {
  image: string;
  /** The image of the folder that was probably meant. */
  suggestion?: string;
}

function suggestImage({suggestion}: ImageParams): string {
  return suggestion
    ? `Write: image: ./${suggestion}`
    : 'Put the file next to the post and write: image: ./name.jpg';
}
