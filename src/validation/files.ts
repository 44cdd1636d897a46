/** The files of a site, on disk or changed in memory. */
export interface Files {
  /** Paths from the project root, with forward slashes. */
  readonly files: readonly string[];
  /** The text of a file, without a byte order mark. Throws when the file does not exist. */
  read: (file: string) => string;
}

// Docusaurus ignores files and folders whose name begins with _
const isPublished = (file: string) => !/(?:^|\/)_/.test(file);

/** `pages/ride.mdx`: files that become a page. */
export function pageFiles({files}: Pick<Files, 'files'>): string[] {
  return files.filter((file) => /^pages\/.+\.mdx?$/.test(file) && isPublished(file));
}

/** `news/2025-01-15-short-name/index.md`: files that become a post. */
export function postFiles({files}: Pick<Files, 'files'>): string[] {
  return files.filter((file) => /^news\/[^/]+\/index\.mdx?$/.test(file) && isPublished(file));
}

/** Every page and post. */
export function writtenFiles(site: Pick<Files, 'files'>): string[] {
  return [...pageFiles(site), ...postFiles(site)];
}
