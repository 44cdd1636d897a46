/** Addresses of pages that moved, and the page or section that now covers their subject. Every one keeps working. */
export const redirects: {from: string; to: string}[] = [
  {from: '/rentals/airport', to: '/ride#airport'},
  {from: '/rentals/hourly', to: '/ride#hourly'},
  {from: '/rentals/shillong', to: '/ride#shillong'},
  {from: '/transportation', to: '/commercial'},
  {from: '/tourism', to: '/business#tourism'},
  {from: '/charging', to: '/charge'},
  {from: '/evo-business', to: '/business'},
  {from: '/news/archive/2024', to: '/news/archive#2024'},
];

/** Where each old address leads. */
export const movedTo = new Map(redirects.map(({from, to}) => [from, to]));
