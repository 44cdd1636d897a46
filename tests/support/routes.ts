/**
 * The site's public URLs, as its specification promises them. They are written out here and not read from the source,
 * because a published URL must keep working: to add or move a page, change this list too.
 */

/** The main pages. The header links to each but /about and /news. */
export const routeTable = [
  '/',
  '/about',
  '/ride',
  '/drive',
  '/commercial',
  '/charge',
  '/news',
  '/business',
  '/what-we-do',
] as const;

/** Pages that only the footer and other pages link to. */
export const furtherPages = [
  '/sustainability',
  '/services',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/search',
] as const;

/** The essentials in other languages. */
export const languageRoutes = ['/as', '/hi'] as const;

export const mainRoutes = [...routeTable, ...furtherPages] as const;

export type Route = (typeof mainRoutes)[number];

export {redirects} from '../../src/company/redirects';

/** A URL that no page has. */
export const unknownAddress = '/news/2025/no/such/post';
