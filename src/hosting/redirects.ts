/**
 * Paths of pages that moved, and the page or section that now covers their subject. Hosts answer them with 301; the
 * build also writes a page for each that leads there.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/rentals/airport': '/ride#airport',
  '/rentals/hourly': '/ride#hourly',
  '/rentals/shillong': '/ride#shillong',
  '/transportation': '/commercial',
  '/tourism': '/business#tourism',
  '/charging': '/charge',
  '/evo-business': '/business',
  '/news/archive/2024': '/news/archive#2024',
};
