import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {ScrollSnapCarousel, useCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickDescendants} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Square images in a row that scrolls, on two levels. The buttons scroll by as many images as are in view. */
export function Gallery({children, ...section}: PropsOf<'Gallery'>): ReactNode {
  const images = pickDescendants(children, Picture);
  const carousel = useCarousel(images.length, {wraps: false, paged: true});
  return (
    <Section
      {...section}
      headingClassName="title-2"
      renderHead={(heading) => (
        <ScrollSnapCarousel
          carousel={carousel}
          label={section.title}
          head={<div className="carousel-head">{heading}</div>}
          slidesClassName={clsx('carousel-slides--bleed', styles.gallery)}
        >
          {images.map(({key, props}, index) => (
            <Picture
              {...props}
              ratio="11"
              sizes="(min-width: 39em) 21rem, 54vw"
              key={key ?? index}
            />
          ))}
        </ScrollSnapCarousel>
      )}
    />
  );
}
