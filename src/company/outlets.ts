/**
 * Invented sample media outlets. Each logo is the symbol with the outlet's key in `static/outlets.svg`; `width` is its
 * width at a height of 44.
 */
export const outlets = {
  ninthhill: {name: 'The Ninth Hill', width: 167.1},
  morningferry: {name: 'Morning Ferry', width: 244.1},
  roadleaf: {name: 'Roadleaf', width: 167.9},
} as const;
