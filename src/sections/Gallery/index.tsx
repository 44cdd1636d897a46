import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {
  CarouselArrows,
  CarouselSlides,
  ScrollSnapCarousel,
  useCarousel,
} from '@site/src/elements/ScrollSnapCarousel';
import {pickDescendants} from '@site/src/elements/children';
import styles from './styles.module.css';
import {usePageTurn} from './usePageTurn';

export interface GalleryProps extends SectionProps {
  /** Markdown images, one per line. */
  children: ReactNode;
}

/** Square images in a row that scrolls, on two levels. The buttons scroll by as many images as are in view. */
export function Gallery({children, ...section}: GalleryProps): ReactNode {
  const images = pickDescendants(children, Picture);
  const carousel = useCarousel(images.length);
  const turnPage = usePageTurn(carousel);
  const pagedCarousel = {
    ...carousel,
    showSlide: (index: number) => turnPage(index > carousel.index ? 1 : -1),
  };
  return (
    <Section
      {...section}
      headingClassName="title-2"
      renderHead={(heading) => (
        <ScrollSnapCarousel carousel={carousel} label={section.title}>
          <div className="carousel-head">
            {heading}
            <CarouselArrows carousel={pagedCarousel} />
          </div>
          <CarouselSlides
            carousel={carousel}
            className={clsx('carousel-slides--bleed', styles.gallery)}
          >
            {images.map(({key, props}, index) => (
              <Picture
                {...props}
                ratio="11"
                sizes="(min-width: 34em) 21rem, 62vw"
                key={key ?? index}
              />
            ))}
          </CarouselSlides>
        </ScrollSnapCarousel>
      )}
    />
  );
}
