import type {ReactNode} from 'react';
import type {PostCard} from '@site/src/newsroom/types';
import {Picture, type PictureProps} from '../../elements/Picture';

export interface PostImageProps extends Omit<PictureProps, 'image' | 'alt'> {
  post: PostCard;
  /** Whether this is the page's first image, which loads eagerly. */
  eager: boolean;
}

/** A post's image, or nothing. */
export function PostImage({post: {image, imageAlt}, eager, ...props}: PostImageProps): ReactNode {
  return image && <Picture image={{...image, first: eager}} alt={imageAlt} {...props} />;
}

/** Returns the first post with an image: the one that loads eagerly. */
export function firstPostWithImage(posts: readonly PostCard[]): PostCard | undefined {
  return posts.find(({image}) => image);
}
