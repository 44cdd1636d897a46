/**
 * Drawings of icons in buttons and links, inlined in the HTML so that controls never appear without their icon.
 * Path data as in ./drawings.ts.
 */
export const inlineDrawings = {
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2.75v2M12 19.25v2M2.75 12h2M19.25 12h2M5.46 5.46l1.42 1.42M17.12 17.12l1.42 1.42M5.46 18.54l1.42-1.42M17.12 6.88l1.42-1.42',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  play: 'M8 5.25v13.5L18.5 12z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  plus: 'M12 5v14M5 12h14',
  check: 'M4.75 12.75l4.5 4.5 10-10.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M3.5 8h17M3.5 16h17',
  search: 'M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM15.5 15.5l5 5',
  'arrow-right': 'M4 12h15.5M13.5 5.75 19.75 12l-6.25 6.25',
  'arrow-left': 'M20 12H4.5M10.5 5.75 4.25 12l6.25 6.25',
  'arrow-up-right': 'M6.5 17.5l11-11M8.5 6.5h9v9',
  'arrow-down': 'M12 4v15.5M5.75 13.5 12 19.75l6.25-6.25',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  copy: 'M9 9h9.5a1.5 1.5 0 0 1 1.5 1.5V20a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 20v-9.5A1.5 1.5 0 0 1 9 9zM16.5 9V4A1.5 1.5 0 0 0 15 2.5H5A1.5 1.5 0 0 0 3.5 4v10A1.5 1.5 0 0 0 5 15.5h2.5',
} as const;
