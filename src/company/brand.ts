/** The brand colours. src/css/tokens.css and the icons in `static` repeat them. */
export const colors = {
  Night: '#07211b',
  Tea: '#0b5d45',
  River: '#16a07a',
  Volt: '#c5f74f',
  Mist: '#f3f6f0',
  Muga: '#e0a93b',
  Clay: '#c8643c',
} as const;

/** The page of the press kit. Its files are in `static/press`. */
export const pressKitPath = '/news/press-kit';
