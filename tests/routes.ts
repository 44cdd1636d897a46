/**
 * The addresses that specification.md and decisions.md promise. Written down here a second time on purpose: what the
 * site is built from must not be what it is measured by.
 */

/** The route table. */
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

/** Pages beside the route table. */
export const furtherPages = [
  '/sustainability',
  '/services',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

export const mainRoutes = [...routeTable, ...furtherPages] as const;

export type Route = (typeof mainRoutes)[number];

/** Old addresses, each with where it leads. */
export const oldAddresses: Readonly<Record<string, string>> = {
  '/rentals/airport': '/ride#airport',
  '/rentals/hourly': '/ride#hourly',
  '/rentals/shillong': '/ride#shillong',
  '/transportation': '/commercial',
  '/tourism': '/business#tourism',
  '/charging': '/charge',
  '/evo-business': '/business',
};

/** Addresses that no page has. */
export const unknownAddresses = [
  '/no-such-page',
  '/news/2025/no/such/post',
  '/ride/airport/gate/7',
] as const;
