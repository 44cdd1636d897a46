import type {
  BlogPaginatedMetadata,
  BlogPost,
  PropBlogPostMetadata,
} from '@docusaurus/plugin-content-blog';
import type {ResponsiveImage} from '../elements/Picture/image';
import type {PostFrontMatter} from '../check/schemas';

/** A post in a list. */
export interface PostCard extends Pick<
  PostFrontMatter,
  'title' | 'description' | 'kind' | 'imageAlt' | 'outlet' | 'outletUrl' | 'sample'
> {
  permalink: string;
  /** ISO day, `2025-01-14`. */
  day: string;
  /** The first is the post's main topic. */
  tags: {label: string; permalink: string}[];
  image: ResponsiveImage;
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
}
