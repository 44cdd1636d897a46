/** A page of the newsroom: where it is, its heading, and what searchers read of it. */
export interface NewsPlace {
  address: string;
  title: string;
  /** One sentence of 50 to 160 characters. */
  description: string;
}

/** One of the three kinds of news. */
export interface Category extends NewsPlace {
  /** What a single post of it is called. */
  label: string;
}

/** The three kinds of news, by the key that posts write: `kind: press-release`. */
export const categories = {
  news: {
    label: 'Story',
    address: '/news/stories',
    title: 'Stories',
    description:
      'Stories from EVO: the electric fleet, the chargers, the drivers and the roads of Assam and Meghalaya.',
  },
  'media-coverage': {
    label: 'Media coverage',
    address: '/news/media-coverage',
    title: 'Media coverage',
    description:
      'What others write about EVO, the all-electric cab service, each piece with a link to the outlet’s own article.',
  },
  'press-release': {
    label: 'Press release',
    address: '/news/press-releases',
    title: 'Press releases',
    description:
      'Press releases from EVO for journalists, newest first, with the phone number and e-mail of the newsroom.',
  },
} as const satisfies Record<string, Category>;

/** The pages of the newsroom that are no category. */
export const newsroom = {
  home: {
    address: '/news',
    title: 'News',
    description:
      'Stories, media coverage and press releases from EVO, the all-electric cab service of Assam and Meghalaya.',
  },
  archive: {
    address: '/news/archive',
    title: 'All news',
    description: 'Everything EVO has published, year by year and month by month, newest first.',
  },
  topics: {
    address: '/news/tags',
    title: 'News by topic',
    description:
      'Everything EVO has published, by topic: fleet, charging, rides, drivers, tourism, business and more.',
  },
} as const satisfies Record<string, NewsPlace>;
