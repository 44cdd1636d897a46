import type {ResponsiveImage} from '../plugins/responsive-images/types';

/** What a post is; each kind has a list of its own. */
export type Kind = 'news' | 'media-coverage' | 'press-release';

/** A post as lists show it. */
export interface PostCard {
  title: string;
  /** One sentence: the excerpt. */
  description: string;
  permalink: string;
  /** ISO day, `2025-01-14`. */
  day: string;
  kind: Kind;
  /** The first is the post's topic. */
  tags: {label: string; permalink: string}[];
  picture?: ResponsiveImage;
  pictureAlt: string;
  /** For media coverage: who wrote the article, and where it is. */
  outlet?: string;
  outletUrl?: string;
  /** In the preview only: the day has not come yet, or the post is a draft. */
  status?: 'scheduled' | 'draft';
}

/** Where in a paged list a page is. */
export interface Paging {
  /** From 1. */
  page: number;
  total: number;
  previous?: string;
  next?: string;
}

/** `/news`. */
export interface NewsroomData {
  featured: PostCard;
  side: PostCard[];
  coverage: PostCard[];
  press: PostCard[];
  pressPaging: Paging;
}

/** A list of posts: a kind, a topic, an author. */
export interface ListData {
  /** The page's heading and its own title. */
  title: string;
  description: string;
  look: 'cards' | 'press' | 'coverage';
  posts: PostCard[];
  paging: Paging;
  /** The way up: all topics, all authors, the newsroom. */
  up: {label: string; permalink: string};
}

/** One year of the archive. */
export interface ArchiveData {
  year: number;
  years: {year: number; permalink: string; count: number}[];
  /** Newest first. */
  months: {label: string; posts: PostCard[]}[];
}

/** All topics, or all authors. */
export interface IndexData {
  title: string;
  description: string;
  entries: {label: string; permalink: string; description: string; count: number}[];
}

/** What a post's page knows beyond its own text. */
export interface PostExtra {
  card: PostCard;
  /** Up to three, the nearest in topic first. */
  related: PostCard[];
  newer?: {title: string; permalink: string};
  older?: {title: string; permalink: string};
  /** Minutes. */
  readingTime: number;
  imageCredit?: string;
  authors: {name: string; title?: string; permalink?: string}[];
}
