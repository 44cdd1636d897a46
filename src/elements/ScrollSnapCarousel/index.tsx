import {Children} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {slideName} from './slides';
import type {Carousel} from './useCarousel';

export {CarouselArrows, CarouselControls, CarouselDots, PauseButton} from './controls';
export {useAutoplay} from './useAutoplay';
export {useCarousel} from './useCarousel';
export type {Carousel} from './useCarousel';

export interface ScrollSnapCarouselProps {
  carousel: Carousel;
  /** What the carousel holds, without the word "carousel". */
  label: string;
  className?: string | undefined;
  /** The controls, then `<CarouselSlides>`. */
  children: ReactNode;
}

/** A named group of controls and slides, after the W3C's carousel pattern. */
export function ScrollSnapCarousel({
  carousel,
  label,
  className,
  children,
}: ScrollSnapCarouselProps): ReactNode {
  return (
    <div
      className={className}
      data-carousel
      role="group"
      aria-roledescription={translate({id: 'snap.carousel', message: 'carousel'})}
      aria-label={label}
    >
      {children}
      <p className="visually-hidden" role="status">
        {carousel.announcement}
      </p>
    </div>
  );
}

export interface CarouselSlidesProps {
  carousel: Carousel;
  className?: string | undefined;
  /** One element per slide. */
  children: ReactNode;
}

/** The row of slides, which scrolls sideways and snaps. */
export function CarouselSlides({
  carousel: {ref},
  className,
  children,
}: CarouselSlidesProps): ReactNode {
  const slides = Children.toArray(children);
  return (
    // Keyboard users must be able to scroll the row, so it is focusable
    <div
      className={clsx('carousel-slides', className)}
      ref={ref}
      tabIndex={0}
      role="group"
      aria-label={translate({id: 'snap.slides', message: 'Slides'})}
    >
      {slides.map((slide, index) => (
        <div
          key={index}
          role="group"
          aria-roledescription={translate({id: 'snap.one', message: 'slide'})}
          aria-label={slideName(index, slides.length)}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}
