import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import {CarouselControls} from './controls';
import {slideName} from './slides';
import type {Carousel} from './useCarousel';

export {ControlRow, PauseButton} from './controls';
export {useAutoplay} from './useAutoplay';
export {useCarousel} from './useCarousel';

export interface ScrollSnapCarouselProps {
  carousel: Carousel;
  /** What the carousel holds, without the word "carousel". */
  label: string;
  /** Content above the slides: the heading. */
  head?: ReactNode;
  /** Shows a dot for each slide instead of previous and next. */
  dots?: boolean | undefined;
  className?: string | undefined;
  /** Classes of the row of slides. */
  slidesClassName?: string | undefined;
  /** One element per slide. */
  children: ReactNode;
}

/**
 * A named group of controls and slides, after the W3C's carousel pattern: the controls precede the slides in the focus
 * order, and the stylesheet shows them after the slides.
 */
export function ScrollSnapCarousel({
  carousel,
  label,
  head,
  dots,
  className,
  slidesClassName,
  children,
}: ScrollSnapCarouselProps): ReactNode {
  return (
    <div
      className={clsx('carousel', className)}
      data-carousel
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      {head}
      <CarouselControls carousel={carousel} dots={dots} />
      <CarouselSlides carousel={carousel} className={slidesClassName}>
        {children}
      </CarouselSlides>
      <p className="visually-hidden" role="status">
        {carousel.announcement}
      </p>
    </div>
  );
}

interface CarouselSlidesProps {
  carousel: Carousel;
  className?: string | undefined;
  children: ReactNode;
}

/** The row of slides, which scrolls sideways and snaps. */
function CarouselSlides({carousel: {ref}, className, children}: CarouselSlidesProps): ReactNode {
  const slides = Children.toArray(children);
  return (
    // Keyboard users must be able to scroll the row, so it is focusable
    <div
      className={clsx('carousel-slides', className)}
      ref={ref}
      tabIndex={0}
      role="group"
      aria-label="Slides"
    >
      {slides.map((slide, index) => (
        <div
          key={index}
          role="group"
          aria-roledescription="slide"
          aria-label={slideName(index, slides.length)}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}
