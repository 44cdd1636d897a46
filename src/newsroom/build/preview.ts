import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Whether the site is made for those who work on it: `npm start`, or a build with `EVO_PREVIEW=true`. Such a site
 * shows posts whose day has not come and drafts, each marked, and asks search engines to leave it alone.
 */
export function isPreview(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env['EVO_PREVIEW'] === 'true';
}

/** Whether the handbook is part of the site: in every preview but the ones that are compared page by page. */
export function hasHandbook(): boolean {
  return isPreview() && process.env['EVO_HANDBOOK'] !== 'false';
}

/**
 * Docusaurus leaves drafts out of every build. For a preview build a draft is read as a post that says it was one.
 */
export const parseFrontMatter: ParseFrontMatter = async ({defaultParseFrontMatter, ...file}) => {
  const parsed = await defaultParseFrontMatter(file);
  if (!isPreview() || parsed.frontMatter['draft'] !== true) return parsed;
  return {...parsed, frontMatter: {...parsed.frontMatter, draft: false, shownAsDraft: true}};
};
