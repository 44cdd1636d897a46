/** One thing that is wrong in what somebody wrote, and what to write instead. */
export interface Problem {
  /** Path from the project's root, with forward slashes: `pages/ride.mdx`. */
  file: string;
  /** Counts from 1. */
  line: number;
  /** Counts from 1, in UTF-16 code units as editors count. */
  column: number;
  /** An error stops the check; a warning is told and does not. */
  severity: 'error' | 'warning';
  /** What is wrong, in plain words, for somebody who knows Markdown and no code. */
  wrong: string;
  /** What to write instead. */
  instead: string;
}

/** Everything that one rule finds wrong with a site. */
export type Rule = (site: Site) => Problem[] | Promise<Problem[]>;

/** The files that writers write, as they stand or as a test changes them. */
export interface Site {
  /** Absolute path of the project. */
  readonly root: string;
  /** Every file under `pages/`, `news/` and `static/`, from the root, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** The text of a file; throws when there is none. */
  read(file: string): string;
  /** What a picture holds; throws when there is none. */
  bytes(file: string): Uint8Array;
}
