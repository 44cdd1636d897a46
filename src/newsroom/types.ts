import type {
  BlogPaginatedMetadata,
  BlogPost,
  PropBlogPostMetadata,
} from '@docusaurus/plugin-content-blog';
import type {Kind} from '../company/newsroom';
import type {ResponsiveImage} from '../elements/Picture/image';
import type {PostFrontMatter} from '../check/schemas';

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
  image: ResponsiveImage;
  imageAlt: string;
  /** For media coverage: the publisher and the URL of the article. */
  outlet?: string;
  outletUrl?: string;
  /** Whether the owner has not confirmed what it reports. */
  sample?: boolean;
  /** In previews only: why the post is not public yet. */
  status?: 'scheduled' | 'draft';
}

/** What the newsroom adds to the blog plugin's metadata of a post. */
interface PostExtras {
  card: PostCard;
  /** Up to three posts, the closest in topic first. */
  related: PostCard[];
  /** `src/plugins/frontMatter.ts` adds the last two keys. */
  frontMatter: PostFrontMatter & {shownAsDraft?: boolean; leadImage?: string};
}

/** A post in the build. */
export type NewsPost = BlogPost & {metadata: PostExtras};

/** A post's metadata on its page. */
export type PostMetadata = PropBlogPostMetadata & PostExtras;

/** The position of a page in a paged list. */
export type Paging = Pick<
  BlogPaginatedMetadata,
  'permalink' | 'page' | 'totalPages' | 'previousPage' | 'nextPage'
>;

/** The heading level of a post's title: below an `h1` or below a section's `h2`. */
export type HeadingLevel = 'h2' | 'h3';

/** The props of components that list posts. */
export interface PostListProps {
  posts: readonly PostCard[];
  level: HeadingLevel;
  /** Loads all images lazily: for lists that do not start the page. */
  lazy?: boolean;
}

/** The props of the newsroom's front page. */
export interface FrontPageProps {
  featured: PostCard;
  side: PostCard[];
  coverage: PostCard[];
  press: PostCard[];
  pressPaging: Paging;
}

/** A post in the archive. */
export type ArchiveEntry = Pick<
  PostCard,
  'title' | 'permalink' | 'day' | 'kind' | 'sample' | 'status'
>;
