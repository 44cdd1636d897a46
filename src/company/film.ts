/** The film of the site, for search engines. Its page describes it in the heading and the image's alternative text. */
export const film = {
  page: '/sustainability',
  file: '/video/sustainability.mp4',
  /** ISO day. Change it with the file. */
  published: '2026-11-21',
} as const satisfies Record<'page' | 'file' | 'published', string>;
