import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Icon} from '../Icon';
import {useHydrated} from '../useHydrated';
import type {Autoplay} from './useAutoplay';
import type {Carousel} from './useCarousel';

/** A row of controls that reserves its space before hydration and shows the controls after it. */
export function CarouselControls({children}: {children: ReactNode}): ReactNode {
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
      aria-label={
        playing
          ? translate({id: 'snap.pause', message: 'Pause'})
          : translate({id: 'snap.play', message: 'Play'})
      }
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

/** The pause button and the buttons for the previous and the next slide. */
export function CarouselArrows({
  carousel: {index, showSlide, autoplay},
}: {
  carousel: Carousel;
}): ReactNode {
  return (
    <CarouselControls>
      <PauseButton autoplay={autoplay} />
      <button
        className="control"
        type="button"
        onClick={() => showSlide(index - 1)}
        aria-label={translate({id: 'snap.previous', message: 'Previous'})}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        className="control"
        type="button"
        onClick={() => showSlide(index + 1)}
        aria-label={translate({id: 'snap.next', message: 'Next'})}
      >
        <Icon name="arrow-right" />
      </button>
    </CarouselControls>
  );
}

/** The pause button and a dot for each slide; the current one is filled. */
export function CarouselDots({
  carousel: {index, showSlide, autoplay},
  count,
}: {
  carousel: Carousel;
  count: number;
}): ReactNode {
  return (
    <CarouselControls>
      <PauseButton autoplay={autoplay} />
      <ul className="dots" aria-label={translate({id: 'snap.choose', message: 'Choose a slide'})}>
        {Array.from({length: count}, (_, slide) => (
          <li key={slide}>
            <button
              type="button"
              onClick={() => showSlide(slide)}
              aria-current={slide === index ? 'true' : undefined}
              aria-label={translate(
                {id: 'snap.slide', message: 'Slide {number}'},
                {number: slide + 1},
              )}
            />
          </li>
        ))}
      </ul>
    </CarouselControls>
  );
}
