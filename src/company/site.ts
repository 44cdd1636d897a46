/** What the site is called and where it lives. Change `origin` when the site gets its real address. */
export const name = 'EVO';

/** Scheme and host, without a slash at the end. Feeds, the sitemap and social cards are built from it. */
export const origin = 'https://evo.example';

export const description = 'All-electric premium cabs for Assam and Meghalaya, day and night.';

/**
 * The project's own address on GitHub, without a slash at the end: a placeholder until the owner sets the real one.
 * In previews each page links to its file there, so that it can be edited in the browser.
 */
export const repository = 'https://github.example/evo/website';
