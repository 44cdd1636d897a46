import {readFileSync} from 'node:fs';
import path from 'node:path';

import {safeName} from '../slug';
import {formatFrontMatter} from './frontMatter';

export const kinds = ['page', 'news', 'media-coverage', 'press-release'] as const;

/** What `npm run new` creates. */
export type Kind = (typeof kinds)[number];

export interface Answers {
  kind: Kind;
  title: string;
  description: string;
  /** The last part of the permalink: lower-case letters, digits and hyphens. */
  slug: string;
  /** Posts: the day in the folder's name, `2026-12-05`. */
  date: string;
  /** Posts: keys of news/tags.yml. */
  tags: readonly string[];
  /** Posts: path of the lead image, absolute or from the project's folder. */
  image: string;
  imageAlt: string;
  /** Media coverage: who wrote about EVO, and where to read it. */
  outlet: string;
  outletUrl: string;
}

export interface Scaffold {
  /** Path from the project's folder. */
  file: string;
  text: string;
  /** Posts: the image to copy next to the text. */
  image?: {from: string; to: string};
}

/** A file that passes `npm run check` and builds as it is. */
export function scaffold(answers: Answers): Scaffold {
  const {kind, title, description, slug, date, tags, image, imageAlt, outlet, outletUrl} = answers;
  if (kind === 'page') {
    return {
      file: `pages/${slug}.mdx`,
      text: `${formatFrontMatter({title, description})}\n${readTemplate(answers)}`,
    };
  }
  const folder = `news/${date}-${slug}`;
  const imageName = safeName(image.split(/[\\/]/).at(-1) ?? '');
  const keys = {
    title,
    description,
    kind,
    tags,
    ...(kind === 'press-release' && {authors: ['newsroom']}),
    image: `./${imageName}`,
    imageAlt,
    ...(kind === 'media-coverage' && {outlet, outletUrl}),
  };
  return {
    file: `${folder}/index.md`,
    image: {from: image, to: `${folder}/${imageName}`},
    text: `${formatFrontMatter(keys)}\n${readTemplate(answers)}`,
  };
}

/** The text of a template, with the words that depend on the answers. */
export function readTemplate({
  kind,
  title,
  outlet,
}: Pick<Answers, 'kind' | 'title' | 'outlet'>): string {
  const file = `templates/${kind}${kind === 'page' ? '.mdx' : '.md'}`;
  const template = readFileSync(path.join(__dirname, file), 'utf8');
  const escapedTitle = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return template.replace('TITLE', () => escapedTitle).replace('OUTLET', () => outlet);
}
