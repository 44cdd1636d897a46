import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {PictureData} from '../../plugins/responsive-images/types';
import {isLive, now} from './schedule';
import type {Kind, PostCard} from '../types';

/** A post as the blog plugin read it, with its card. */
export interface NewsPost {
  post: BlogPost;
  card: PostCard;
  featured: boolean;
}

interface Around {
  /** Project path of a picture → its description. */
  pictureOf: ReadonlyMap<string, PictureData>;
}

/** The day of a post, from its folder's name: `2025-01-14`. */
export function dayOf({metadata}: BlogPost): string {
  return metadata.date.toISOString().slice(0, 10);
}

/** Every post that is not unlisted, newest first, with its card. The front matter has been checked before. */
export function newsPosts(posts: readonly BlogPost[], around: Around): NewsPost[] {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .map((post) => ({
      post,
      card: cardOf(post, around),
      featured: post.metadata.frontMatter['featured'] === true,
    }));
}

function cardOf(post: BlogPost, {pictureOf}: Around): PostCard {
  const {title, description, permalink, tags, source, frontMatter} = post.metadata;
  const own = frontMatter as Record<string, unknown>;
  const text = (key: string) => (typeof own[key] === 'string' ? own[key] : undefined);
  const folder = path.posix.dirname(source.replace('@site/', ''));
  const image = text('image');
  const picture = image ? pictureOf.get(path.posix.join(folder, image)) : undefined;
  const outlet = text('outlet');
  const outletUrl = text('outletUrl');
  const day = dayOf(post);
  return {
    title,
    description,
    permalink,
    day,
    kind: own['kind'] as Kind,
    tags: tags.map(({label, permalink: address}) => ({label, permalink: address})),
    pictureAlt: text('imageAlt') ?? '',
    ...(picture && {picture}),
    ...(outlet && {outlet}),
    ...(outletUrl && {outletUrl}),
    ...statusOf(own['shownAsDraft'] === true, day),
  };
}

/** What a preview says of a post that is not public yet. In production there are none such. */
function statusOf(draft: boolean, day: string): Pick<PostCard, 'status'> {
  if (draft) return {status: 'draft'};
  return isLive(day, now()) ? {} : {status: 'scheduled'};
}
