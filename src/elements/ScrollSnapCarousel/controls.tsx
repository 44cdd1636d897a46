import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '../Icon';
import {useHydrated} from '../useHydrated';
import type {Autoplay} from './useAutoplay';
import type {Carousel} from './useCarousel';

/** A row of controls that reserves its space before hydration and shows the controls after it. */
export function ControlRow({children}: {children: ReactNode}): ReactNode {
  const hydrated = useHydrated();
  return (
    <div className={clsx('controls', !hydrated && 'controls--reserved')}>
      {hydrated && children}
    </div>
  );
}

/** The button that pauses and resumes automatic movement. Renders nothing where nothing moves by itself. */
export function PauseButton({autoplay: {playing, toggle}}: {autoplay: Autoplay}): ReactNode {
  if (playing === undefined) return null;
  return (
    <button
      className="control"
      type="button"
      onClick={toggle}
      aria-label={playing ? 'Pause' : 'Play'}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

interface CarouselControlsProps {
  carousel: Carousel;
  /** A dot for each slide instead of previous and next. */
  dots?: boolean | undefined;
}

/** The controls of every carousel: pause, previous and next or dots, and the number of the slide in view. */
export function CarouselControls({carousel, dots}: CarouselControlsProps): ReactNode {
  const {index, count, wraps, turn, autoplay} = carousel;
  const arrow = (direction: 1 | -1, end: number) => (
    <button
      className="control"
      type="button"
      onClick={() => turn(direction)}
      // Not `disabled`, which would drop the focus of the button at the end of the row
      aria-disabled={(!wraps && index === end) || undefined}
      aria-label={direction < 0 ? 'Previous' : 'Next'}
    >
      <Icon name={direction < 0 ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
  return (
    <ControlRow>
      <PauseButton autoplay={autoplay} />
      {dots ? <Dots carousel={carousel} /> : arrow(-1, 0)}
      <span className="controls__position" aria-hidden="true" data-enhancement>
        {`${index + 1}/${count}`}
      </span>
      {!dots && arrow(1, count - 1)}
    </ControlRow>
  );
}

function Dots({carousel: {index, count, showSlide}}: {carousel: Carousel}): ReactNode {
  return (
    <ul className="dots" aria-label="Choose a slide">
      {Array.from({length: count}, (_, slide) => (
        <li key={slide}>
          <button
            type="button"
            onClick={() => showSlide(slide)}
            aria-current={slide === index ? 'true' : undefined}
            aria-label={`Slide ${slide + 1}`}
          />
        </li>
      ))}
    </ul>
  );
}
