import type {ReactNode} from 'react';
import {Picture} from '@site/src/elements/Picture';
import {ScrollSnapCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickDescendants} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Milliseconds between two images. */
const autoplayDelay = 5000;

/** Images in one place, one at a time, that change automatically. */
export function Slideshow({label, children}: PropsOf<'Slideshow'>): ReactNode {
  const images = pickDescendants(children, Picture);
  if (images.length === 0) return null;
  return (
    <ScrollSnapCarousel
      label={label}
      dots
      wraps
      round={autoplayDelay * images.length}
      classes={{row: styles.images}}
    >
      {images.map(({key, props}, index) => (
        <Picture
          {...props}
          ratio="32"
          sizes="(min-width: 64em) 55vw, 100vw"
          bare
          key={key ?? index}
        />
      ))}
    </ScrollSnapCarousel>
  );
}
