import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {ContentError, problemOf} from '../../check/problem';
import {isPublished, millisecondsPerDay} from '../../clock';
import type {ResponsiveImage} from '../../elements/Picture/image';
import {isPreview} from '../../env';
import type {NewsPost, PostCard} from '../types';

/** The day of a post, `2025-01-14`: `date` in its front matter. */
const dayOf = ({metadata}: BlogPost) => metadata.date.toISOString().slice(0, 10);

/** The posts that a build contains: in production, only those whose day has come. */
export function publicPosts(posts: BlogPost[]): BlogPost[] {
  return isPreview() ? posts : posts.filter((post) => isPublished(dayOf(post)));
}

/**
 * The posts with their cards and those of related posts.
 *
 * @param posts - newest first
 * @param imageOf - path of an image from the project's root → its data
 */
export function addCards(
  posts: readonly BlogPost[],
  imageOf: ReadonlyMap<string, ResponsiveImage>,
): NewsPost[] {
  const cards = posts.map((post) => createCard(post as NewsPost, imageOf));
  return posts.map((post, index) => {
    const card = cards[index] as PostCard;
    // A post's page links to the newer and the older post anyway
    const others = cards.filter((_, other) => Math.abs(other - index) > 1);
    const extras = {card, related: relatedPosts(card, others)};
    return {...post, metadata: {...post.metadata, ...extras}} as NewsPost;
  });
}

function createCard(post: NewsPost, imageOf: ReadonlyMap<string, ResponsiveImage>): PostCard {
  const {title, description, permalink, tags, source, frontMatter} = post.metadata;
  const {kind, imageAlt, outlet, outletUrl, sample, shownAsDraft, leadImage} = frontMatter;
  const file = source.replace('@site/', '');
  const imageFile = [path.posix.dirname(file), String(leadImage)].join('/');
  const image = imageOf.get(path.posix.normalize(imageFile));
  if (!image) {
    const fix = 'Put it into the folder of the post and write: image: ./name.jpg';
    throw new ContentError(problemOf(file, 'The image is missing.', fix));
  }
  const day = dayOf(post);
  let status: PostCard['status'];
  if (shownAsDraft) status = 'draft';
  else if (!isPublished(day)) status = 'scheduled';
  return {
    title,
    description,
    permalink,
    day,
    kind,
    tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
    image,
    imageAlt,
    outlet,
    outletUrl,
    sample,
    status,
  };
}

/** How many related posts a post shows. */
const relatedCount = 3;

/** The posts to read next: most topics in common first, then the same kind, then the nearest day. */
function relatedPosts(post: PostCard, others: readonly PostCard[]): PostCard[] {
  const topics = new Set(post.tags.map(({permalink}) => permalink));
  const score = (other: PostCard) => {
    const shared = other.tags.filter(({permalink}) => topics.has(permalink)).length;
    const likeness = 2 * shared + Number(other.kind === post.kind);
    const days = Math.abs(Date.parse(other.day) - Date.parse(post.day)) / millisecondsPerDay;
    return likeness * 1e6 - days; // any likeness outweighs any number of days
  };
  return others
    .map((other) => ({other, score: score(other)}))
    .sort((a, b) => b.score - a.score)
    .slice(0, relatedCount)
    .map(({other}) => other);
}
