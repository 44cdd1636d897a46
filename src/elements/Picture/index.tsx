import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PictureSource, ResponsiveImage} from '@site/src/plugins/responsive-images/types';

export type {PictureSource} from '@site/src/plugins/responsive-images/types';

/** What a component asks of a writer for a picture that it cannot do without. */
export interface WithPicture {
  /** The picture's path: `/img/rental-airport.jpg`. Every size and format of it is made when the site is built. */
  image: PictureSource;
  /** What the picture shows, for people who do not see it. */
  alt: string;
}

export interface PictureProps extends WithPicture {
  /** Shape: `32` is 3:2 and so on; without one it fills its parent or keeps its own. */
  ratio?: '32' | '43' | '169' | '11' | '219';
  /** How wide it is shown at which window width, as HTML's `sizes`. */
  sizes?: string;
  /** Without the stepped corner. */
  bare?: boolean;
  className?: string | undefined;
}

/**
 * A picture in every format and size the build has made of it, on a ground of its own colour.
 * A page's first picture is fetched at once, every other when it comes near.
 */
export function Picture({
  image,
  alt,
  ratio,
  sizes = '(min-width: 64em) 40rem, 100vw',
  bare,
  className,
}: PictureProps): ReactNode {
  const data: ResponsiveImage =
    typeof image === 'string' ? {src: image, width: 1600, height: 1067} : image;
  const {src, width, height, color, widths, fallback, first} = data;
  const sources = (type: 'avif' | 'webp') =>
    widths?.map((each) => `${src}-${each}.${type} ${each}w`).join(', ');
  return (
    <span className={clsx('media', ratio && `media--${ratio}`, bare && 'media--bare', className)}>
      {/* An attribute of SVG, not a style: the content security policy allows no style attribute */}
      {color && <svg className="media__ground" color={color} aria-hidden="true" />}
      <picture>
        {widths && (
          <>
            <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
            <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
          </>
        )}
        <img
          src={widths ? `${src}-${fallback ?? width}.jpg` : src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(first ? {fetchPriority: 'high' as const} : {loading: 'lazy' as const})}
        />
      </picture>
    </span>
  );
}
