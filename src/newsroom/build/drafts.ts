import type {ParseFrontMatter} from '@docusaurus/types';
import {isPreview} from '../../content/env';

/** Reads drafts as published posts in previews: Docusaurus leaves drafts out of every build. */
export const parseFrontMatter: ParseFrontMatter = async ({defaultParseFrontMatter, ...file}) => {
  const parsed = await defaultParseFrontMatter(file);
  if (!isPreview() || parsed.frontMatter['draft'] !== true) return parsed;
  return {...parsed, frontMatter: {...parsed.frontMatter, draft: false, shownAsDraft: true}};
};
