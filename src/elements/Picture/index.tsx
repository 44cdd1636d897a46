import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import type {ImageSource, ResponsiveImage} from './image';
import styles from './styles.module.css';

export interface PictureProps {
  image: ImageSource;
  /** What the image shows, for people who cannot see it. */
  alt: string;
  /** Aspect ratio: `32` is 3:2. Without one, the image fills its parent or keeps its own shape. */
  ratio?: '32' | '43' | '169' | '11';
  /** The displayed width at each window width, as in HTML's `sizes`. */
  sizes?: string;
  /** Removes the stepped corner. */
  bare?: boolean;
  className?: string;
}

/**
 * Renders an image in every size and format that the build created, and its version at dusk for the dark theme. The
 * first image near the top of a page loads eagerly, the others lazily.
 */
export function Picture({
  image,
  alt,
  ratio,
  sizes = '(min-width: 64em) min(67vw, 71rem), 100vw',
  bare,
  className,
}: PictureProps): ReactNode {
  const data: ResponsiveImage =
    typeof image === 'string' ? {src: image, width: 1600, height: 1067} : image;
  const {dusk, flat} = data;
  const frame = clsx(
    'media',
    ratio && `media--${ratio}`,
    bare && 'media--bare',
    flat && 'media--flat',
    className,
  );
  return (
    <>
      <Sources className={clsx(frame, dusk && 'media--day')} data={data} alt={alt} sizes={sizes} />
      {dusk && (
        <Sources
          className={clsx(frame, 'media--dusk')}
          data={dusk}
          alt={alt}
          sizes={sizes}
          hidden // where styles do not reach: feeds and reader modes
        />
      )}
    </>
  );
}

interface SourcesProps {
  className: string;
  data: ResponsiveImage;
  alt: string;
  sizes: string;
  hidden?: boolean;
}

function Sources({className, data, alt, sizes, hidden}: SourcesProps): ReactNode {
  const {src, width, height, widths, fallback, eager, focus, dusk} = data;
  const srcSet = widths?.map((each) => `${src}-${each}.avif ${each}w`).join(', ');
  const isEager = eager && !dusk;
  return (
    <>
      {isEager && srcSet && (
        // Chromium does not look ahead for images after a content security policy in a `<meta>`
        <Head>
          <link
            rel="preload"
            as="image"
            type="image/avif"
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
          />
        </Head>
      )}
      <picture className={className} hidden={hidden}>
        {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
        <img
          src={widths ? `${src}-${fallback ?? width}.jpg` : src}
          alt={alt}
          className={focus && clsx(styles[`focusX${focus[0]}`], styles[`focusY${focus[1]}`])}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          // Browsers load a hidden image unless it is lazy. The theme hides one of two
          loading={isEager ? undefined : 'lazy'}
        />
      </picture>
    </>
  );
}
