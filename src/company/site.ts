/** The site's name, in titles, the footer, feeds and the checker's rules. */
export const name = 'EVO';

/** Scheme and host without a trailing slash, in feeds, the sitemap and social cards. A placeholder until launch. */
export const origin = 'https://evo.example';

/** The path that the site is served at, with a slash at both ends. */
export const baseUrl: string = '/';

/** Where the home page is, without a trailing slash. */
export const siteUrl = `${origin}${baseUrl}`.replace(/\/$/, '');

/** The default meta description. */
export const description = 'All-electric premium cabs for Assam and Meghalaya, day and night.';

/**
 * The URL of the repository without a trailing slash: a placeholder until the owner sets the real one. In previews each
 * page links to its source file there.
 */
export const repository = 'https://github.example/evo/website';

/** The size in pixels of images that link previews show without cropping. */
export const socialCardSize = {width: 1200, height: 630};

/** What `<Search>` and the 404 page search: written by src/plugins/search-index. */
export const searchIndexPath = '/search-index.json';
