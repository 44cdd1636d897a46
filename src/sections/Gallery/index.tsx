import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {ScrollSnapCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickDescendants} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Square images in a row that scrolls, on two levels. The buttons scroll by as many images as are in view. */
export function Gallery({children, ...section}: PropsOf<'Gallery'>): ReactNode {
  const images = pickDescendants(children, Picture);
  if (images.length === 0) return null;
  return (
    <Section
      {...section}
      headingClassName={clsx('title-2', styles.heading)}
      renderBody={(heading) => (
        <ScrollSnapCarousel
          label={section.title}
          head={heading}
          bleed
          classes={{slide: styles.image}}
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
