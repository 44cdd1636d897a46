import type {Kind} from '../company/newsroom';
import type {ResponsiveImage} from '../elements/Picture/image';
import type {PostFrontMatter} from './build/schema';

/** A post in a list. */
export interface PostCard {
  title: string;
  /** The excerpt: one sentence. */
  description: string;
  permalink: string;
  /** ISO day, `2025-01-14`. */
  day: string;
  kind: Kind;
  /** The first is the post's main topic. */
  tags: {label: string; permalink: string}[];
  image?: ResponsiveImage;
  imageAlt: string;
  /** For media coverage: the publisher and the URL of the article. */
  outlet?: string;
  outletUrl?: string;
  /** Whether the owner has not confirmed what it reports. */
  sample?: true;
  /** In previews only: why the post is not public yet. */
  status?: 'scheduled' | 'draft';
}

/** The heading level of a post's title: below an `h1` or below a section's `h2`. */
export type HeadingLevel = 'h2' | 'h3';

/** The props of components that list posts. */
export interface PostListProps {
  posts: readonly PostCard[];
  level: HeadingLevel;
  /** Loads all images lazily: for lists that do not start the page. */
  lazy?: boolean;
}

/** The position of a page in a paged list. */
export interface Paging {
  /** From 1. */
  page: number;
  total: number;
  previous?: string;
  next?: string;
}

/** The data of the newsroom's front page. */
export interface NewsroomData {
  featured: PostCard;
  side: PostCard[];
  coverage: PostCard[];
  press: PostCard[];
  pressPaging: Paging;
}

/** One page of a list of posts: of a kind, a topic or an author. */
export interface ListData {
  /** The heading and the document title. */
  title: string;
  description: string;
  look: 'cards' | 'press' | 'coverage';
  posts: PostCard[];
  paging: Paging;
  /** The parent page: all topics, all authors or the newsroom. */
  up: {title: string; permalink: string};
}

/** One year of the archive. */
export interface ArchiveData {
  year: number;
  years: {year: number; permalink: string; count: number}[];
  /** Newest first. */
  months: {label: string; posts: PostCard[]}[];
}

/** The list of all topics or all authors. */
export interface IndexData {
  title: string;
  description: string;
  entries: {label: string; permalink: string; description: string; count: number}[];
}

/** What a post's page shows besides its text. */
export interface PostExtra {
  card: PostCard;
  frontMatter: PostFrontMatter;
  /** Up to three posts, the closest in topic first. */
  related: PostCard[];
  newer?: {title: string; permalink: string};
  older?: {title: string; permalink: string};
  /** Minutes. */
  readingTime: number;
  authors: {name: string; title?: string; permalink?: string}[];
}
