import {Children, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useAutoplay} from '../useAutoplay';
import {useOverflow} from '../useOverflow';
import {Control} from './controls';
import {currentSlide, slideAfter, readableText, slidePositions} from './slides';
import styles from './styles.module.css';
import {useMouseDrag} from './useMouseDrag';

/** Milliseconds without scrolling after which a row is at rest. */
const restDelay = 150;

export interface ScrollSnapCarouselProps {
  /** What the carousel holds, without the word "carousel". */
  label: string;
  /** Content above the slides: the heading. */
  head?: ReactNode;
  /** Shows a dot for each slide instead of previous and next. */
  dots?: boolean;
  /** Whether the first slide follows the last. Otherwise, a turn moves by all slides in view. */
  wraps?: boolean;
  /** Milliseconds of one round of automatic moves. Without it, nothing moves by itself. */
  round?: number;
  /** Reaches the edges of the window, in line with the text. */
  bleed?: boolean;
  classes: {
    carousel?: string;
    row?: string;
    slide?: string;
    controls?: string;
  };
  /** One element per slide. */
  children: ReactNode;
}

/** A row of slides that scrolls sideways, with controls, after the W3C's carousel pattern. */
export function ScrollSnapCarousel(props: ScrollSnapCarouselProps): ReactNode {
  const {label, head, dots, wraps = false, round = 0, bleed, classes, children} = props;
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const slides = Children.toArray(children).map((content, slide, {length}) => ({
    content,
    name: `${slide + 1} of ${length}`,
  }));

  const scrollToSlide = (slide: number) => {
    row.current?.scrollTo({left: slidePositions(row.current)[slide]});
    setIndex(slide); // before it is in view: a second press counts from it
  };
  const showSlide = (slide: number) => {
    scrollToSlide(slide);
    setAnnouncement(`${slides[slide]?.name}: ${readableText(row.current?.children[slide])}`);
  };
  const next = (direction: 1 | -1) => {
    const positions = slidePositions(row.current);
    const inView = Math.floor((row.current?.clientWidth ?? 0) / Math.abs(positions[1] ?? 1));
    return slideAfter(positions, index, direction * (wraps ? 1 : inView || 1), wraps);
  };

  const canMove = useOverflow(row) !== false && slides.length > 1;
  const autoplay = useAutoplay({
    isEnabled: round > 0 && canMove,
    getDelay: () => round / new Set(slidePositions(row.current)).size,
    advance: () => scrollToSlide(next(1)),
  });
  const drag = useMouseDrag((swiped) => {
    const nearest = currentSlide(row.current);
    if (swiped && nearest === index) showSlide(next(swiped));
    else scrollToSlide(nearest);
  });
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = () => {
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(() => {
      if (!row.current?.hasAttribute('data-dragging')) setIndex(currentSlide(row.current));
    }, restDelay);
  };

  const arrow = (name: 'Previous' | 'Next', direction: 1 | -1, end: number) => (
    <Control
      name={name}
      isDisabled={!wraps && index === end}
      onClick={() => showSlide(next(direction))}
    />
  );
  return (
    <div
      className={clsx(styles.carousel, classes.carousel)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.area}
    >
      {head}
      {canMove && (
        <div className={clsx(styles.controls, 'needs-scripts screen-only', classes.controls)}>
          {round > 0 && <Control name={autoplay.button} onClick={autoplay.toggle} />}
          {!dots && arrow('Previous', -1, 0)}
          {dots &&
            slides.map(({name}, slide) => (
              <button
                className={clsx('square', styles.dot)}
                key={name}
                type="button"
                onClick={() => showSlide(slide)}
                aria-current={slide === index}
                aria-label={`Slide ${slide + 1}`}
              />
            ))}
          <span aria-hidden="true">{`${index + 1}/${slides.length}`}</span>
          {!dots && arrow('Next', 1, slides.length - 1)}
        </div>
      )}
      {/* Focusable, so that keyboard users can scroll it */}
      <div
        className={clsx(styles.row, bleed && styles.bleed, classes.row)}
        ref={row}
        role="group"
        aria-label="Slides"
        tabIndex={0}
        onScroll={onScroll}
        {...drag}
      >
        {slides.map(({content, name}) => (
          <div
            className={classes.slide}
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={name}
          >
            {content}
          </div>
        ))}
      </div>
      <output className="visually-hidden">{announcement}</output>
    </div>
  );
}
