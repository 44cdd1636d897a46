import {folderDay} from './content';
import type {Data} from './yaml';

/** A page or post that links can lead to. */
export interface SitePage {
  /** The day from which it is live: `2025-01-14`; empty for pages. */
  day: string;
  /** The ids that a link can name after #; undefined if the page cannot be read. */
  anchors?: ReadonlySet<string> | undefined;
}

/** What the rules for a page know of the others. */
export interface Site {
  /** Every file, with its letters composed: systems differ in the form of letters with accents. */
  files: ReadonlySet<string>;
  /** By path: `/ride`. */
  pages: ReadonlyMap<string, SitePage>;
  /** In India: `2025-01-14`. */
  today: string;
}

/** The day of a draft: after every other. */
export const never = '9999-12-31';

/** The day from which a page or post is live: that of its front matter, or of its folder. */
export function dayOf(file: string, {date, draft}: Data): string {
  if (draft === true) return never;
  return date instanceof Date ? date.toISOString().slice(0, 10) : folderDay(file);
}
