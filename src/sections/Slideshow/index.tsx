import type {ReactNode} from 'react';
import {Picture} from '@site/src/elements/Picture';
import {Dots, SnapArea, SnapRow, useSnap} from '@site/src/elements/Snap';
import {pickDeep} from '@site/src/elements/slots';
import styles from './styles.module.css';

export interface SlideshowProps {
  /** What the pictures show together, for screen readers. */
  label: string;
  /** Markdown pictures, one a line. */
  children: ReactNode;
}

/** How long each picture stands, in milliseconds. */
const autoplayDelay = 5000;

/** Pictures in one place, one at a time; they move on by themselves. */
export function Slideshow({label, children}: SlideshowProps): ReactNode {
  const pictures = pickDeep(children, Picture);
  const snap = useSnap(pictures.length, {delay: autoplayDelay, drag: 'swipe'});
  return (
    <SnapArea snap={snap} label={label} className={styles.slides}>
      <Dots snap={snap} count={pictures.length} />
      <SnapRow snap={snap} className={styles.slidesRow}>
        {pictures.map(({key, props}, index) => (
          <Picture
            {...props}
            ratio="32"
            sizes="(min-width: 64em) 55vw, 100vw"
            bare
            key={key ?? index}
          />
        ))}
      </SnapRow>
    </SnapArea>
  );
}
