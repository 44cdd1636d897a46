import {newsRoute} from './site';

/** A page of the newsroom. */
interface NewsPage {
  permalink: string;
  /** The heading and the document title. */
  title: string;
  /** The meta description: one sentence of 50 to 160 characters. */
  description: string;
}

/** A kind of news. */
interface Category extends NewsPage {
  /** The name of a single post of this kind. */
  label: string;
}

/** The kinds of news, by the value of `kind` in a post's front matter: `kind: press-release`. */
export const categories = {
  news: {
    label: 'Story',
    permalink: `${newsRoute}/stories`,
    title: 'Stories',
    description:
      'Stories from EVO about the electric fleet, charging, drivers and the roads of Assam and Meghalaya.',
  },
  'media-coverage': {
    label: 'Media coverage',
    permalink: `${newsRoute}/media-coverage`,
    title: 'Media coverage',
    description:
      'EVO in the press: what others write about our electric cabs, with links to the outlets’ own articles.',
  },
  'press-release': {
    label: 'Press release',
    permalink: `${newsRoute}/press-releases`,
    title: 'Press releases',
    description:
      'Press releases from EVO, newest first. Each ends with the newsroom’s phone number and email address.',
  },
} as const satisfies Record<string, Category>;

/** The kind of a post. Each kind has its own list. */
export type Kind = keyof typeof categories;

/** The other pages of the newsroom. */
export const newsPages = {
  home: {
    permalink: newsRoute,
    title: 'News',
    description:
      'Stories, media coverage and press releases from EVO, the all-electric cab service for Assam and Meghalaya.',
  },
  archive: {
    permalink: `${newsRoute}/archive`,
    title: 'All news',
    description: 'Everything EVO has published, year by year and month by month, newest first.',
  },
  topics: {
    permalink: `${newsRoute}/tags`,
    title: 'News by topic',
    description:
      'Everything EVO has published, by topic: fleet, charging, rides, drivers, tourism, business and more.',
  },
  authors: {
    permalink: `${newsRoute}/authors`,
    title: 'Who writes the news',
    description: 'Stories and press releases from EVO, sorted by who wrote them.',
  },
} as const satisfies Record<string, NewsPage>;

/** What every press release says about the company at its end. */
export const boilerplate =
  'EVO is an all-electric premium cab and mobility service for Assam and Meghalaya, available 24/7. Riders book airport, railway station, hourly, Shillong and inter-district rentals. EVO Business serves companies, Evo Commercial delivers goods, and Evo Taxi Charge is building a charging chain for the North\u00A0East.';
