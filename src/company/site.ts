import type {Site} from '../check/company';
import data from './data/site.json';

const site: Site = data;

/** The site's name, in titles, the footer, feeds and the checker's rules. */
export const name = 'EVO';

/** The default meta description. */
export const description = 'All-electric premium cabs for Assam and Meghalaya, day and night.';

/** The size in pixels of images that link previews show without cropping. */
export const socialCardSize = {width: 1200, height: 630};

/** What `<Search>` and the 404 page search: written by src/plugins/search-index. */
export const searchIndexPath = '/search-index.json';

/** The route of the newsroom, below `baseUrl`. */
export const newsRoute = '/news';

export const {
  /** Whether the site is public: search engines may list it, and no sample may be left. */
  launched,
  /** Scheme and host without a trailing slash, in feeds, the sitemap and social cards. */
  origin,
  /** The path that the site is served at, with a slash at both ends. */
  baseUrl,
  /** The URL of the repository. In previews each page links to its source file there. */
  repository,
  /** A line on every page, until a day. */
  notice,
  /** Other companies' services that every page loads. */
  services = [],
} = site;

/** Where the home page is, without a trailing slash. */
export const siteUrl = `${origin}${baseUrl}`.replace(/\/$/, '');
