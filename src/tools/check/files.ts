import type {Site} from './problem';

/** Docusaurus passes over what begins with `_`. */
const isKept = (file: string) => !file.split('/').some((part) => part.startsWith('_'));

/** The pages' files: `pages/ride.mdx`. */
export function pagesOf({files}: Site): string[] {
  return files.filter((file) => /^pages\/.+\.mdx?$/.test(file) && isKept(file));
}

/** The posts' files: `news/2025-01-15-short-name/index.md`. */
export function postsOf({files}: Site): string[] {
  return files.filter((file) => /^news\/[^/]+\/index\.md$/.test(file) && isKept(file));
}

/** The name of the folder that a post is in. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}
