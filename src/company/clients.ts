/**
 * Invented sample clients. Each logo is the symbol with the client's key in `static/clients.svg`; `width` is its width
 * at a height of 44.
 */
export const clients = {
  luitline: {name: 'Luitline', width: 153.2},
  bluehill: {name: 'Bluehill', width: 157.5},
  norlang: {name: 'Norlang', width: 167.3},
  deodar: {name: 'Deodar', width: 140.2},
  sunbird: {name: 'Sunbird', width: 174.7},
  tezora: {name: 'Tezora', width: 123.6},
} as const;

export type ClientKey = keyof typeof clients;

export const clientKeys = Object.keys(clients) as ClientKey[];
