import path from 'node:path';
import {slug} from 'github-slugger';

/** The last part of a page's or post's path: lower-case letters, digits and hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A title as a slug: `Airport rides, day & night` gives `airport-rides-day-night`. */
export function createSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .match(/[a-z0-9]+/gi);
  return slug((words ?? []).join(' '));
}

/** A text in lower case without punctuation. Readers take two titles that differ only in these for the same. */
export function normalizeTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A file's name with letters, digits and hyphens: `My photo (1).JPG` gives `my-photo-1.jpg`. */
export function safeName(file: string): string {
  const {name, ext} = path.posix.parse(file);
  return `${createSlug(name) || 'name'}${ext.toLowerCase().replace(/[^.a-z0-9]/g, '')}`;
}
