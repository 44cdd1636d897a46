import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {isPreview} from '../../env';
import type {ResponsiveImage} from '../../elements/Picture/image';
import type {PostCard, PostExtra} from '../types';
import {relatedPosts} from './lists';
import {isLive, now} from './schedule';
import type {PostFrontMatter} from './schema';

/** A post as the blog plugin read it, with its card. */
export interface NewsPost {
  post: BlogPost;
  card: PostCard;
  featured: boolean;
}

/** The day of a post, from its folder's name: `2025-01-14`. */
function dayOf({metadata}: BlogPost): string {
  return metadata.date.toISOString().slice(0, 10);
}

/** The posts that a build contains: in production, only those whose day has come. */
export function publicPosts(posts: BlogPost[]): BlogPost[] {
  return isPreview() ? posts : posts.filter((post) => isLive(dayOf(post), now()));
}

/**
 * Every post with its card, newest first. The front matter has been validated before.
 *
 * @param imageOf - project path of an image → its data
 */
export function newsPosts(
  posts: readonly BlogPost[],
  imageOf: ReadonlyMap<string, ResponsiveImage>,
): NewsPost[] {
  return posts.map((post) => ({
    post,
    card: createCard(post, imageOf),
    featured: post.metadata.frontMatter['featured'] === true,
  }));
}

/** What the schema of posts has made sure of; in previews, drafts have another key. */
const ownFrontMatter = (frontMatter: object) =>
  frontMatter as PostFrontMatter & {shownAsDraft?: boolean; leadImage?: string};

function createCard(post: BlogPost, imageOf: ReadonlyMap<string, ResponsiveImage>): PostCard {
  const {title, description, permalink, tags, source, frontMatter} = post.metadata;
  const {kind, imageAlt, outlet, outletUrl, sample, shownAsDraft, leadImage} =
    ownFrontMatter(frontMatter);
  const folder = path.posix.dirname(source.replace('@site/', ''));
  const image = leadImage && imageOf.get(path.posix.join(folder, leadImage));
  const day = dayOf(post);
  const status = shownAsDraft ? 'draft' : !isLive(day, now()) && 'scheduled';
  return {
    title,
    description,
    permalink,
    day,
    kind,
    tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
    imageAlt,
    ...(image && {image}),
    ...(outlet && {outlet}),
    ...(outletUrl && {outletUrl}),
    ...(sample && {sample}),
    // In previews only; production has neither drafts nor scheduled posts
    ...(status && {status}),
  };
}

/** Permalink → what a post's page shows beside its text. */
export function postExtras(posts: readonly NewsPost[]): Map<string, PostExtra> {
  const cards = posts.map(({card}) => card);
  return new Map(
    posts.map(({post, card}) => {
      const {prevItem, nextItem, readingTime, authors, frontMatter} = post.metadata;
      const extra: PostExtra = {
        card,
        frontMatter: ownFrontMatter(frontMatter),
        related: relatedPosts(card, cards, [prevItem?.permalink, nextItem?.permalink]),
        readingTime: Math.max(1, Math.round(readingTime ?? 1)),
        authors: authors.flatMap(({name, title, page}) =>
          name ? [{name, ...(title && {title}), ...(page && {permalink: page.permalink})}] : [],
        ),
        ...(prevItem && {newer: prevItem}),
        ...(nextItem && {older: nextItem}),
      };
      return [card.permalink, extra];
    }),
  );
}
