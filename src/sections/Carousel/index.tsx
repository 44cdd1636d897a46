import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {ScrollSnapCarousel, useCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** The duration of one round of automatic movement, in milliseconds. */
const roundDuration = 30_000;

/** Cards in a row that scrolls sideways. */
export function Carousel({look, autoplay, children, ...section}: PropsOf<'Carousel'>): ReactNode {
  const cards = pickChildren(children, Card);
  const carousel = useCarousel(cards.length, {
    round: autoplay ? roundDuration : undefined,
    wraps: autoplay,
  });
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <ScrollSnapCarousel
          carousel={carousel}
          label={section.title}
          head={
            <div className={clsx('carousel-head', styles.carouselHeading)}>
              {heading}
              {otherChildren(children, Card)}
            </div>
          }
          slidesClassName={clsx(
            'carousel-slides--bleed',
            look === 'pictures' && 'carousel-slides--wide',
            look !== 'pictures' && !autoplay && cards.length <= 4 && 'carousel-slides--fit',
          )}
        >
          {cards.map(({key, props}, index) =>
            look === 'pictures' ? (
              <PictureCard {...props} key={key} />
            ) : (
              <StepCard {...props} number={look === 'steps' ? index + 1 : undefined} key={key} />
            ),
          )}
        </ScrollSnapCarousel>
      )}
    />
  );
}

/** One card of a `<Carousel>`. */
export function Card(_: PropsOf<'Card'>): ReactNode {
  return throwMisplaced('Card', 'Carousel');
}

function PictureCard({title, image, alt = '', children}: PropsOf<'Card'>): ReactNode {
  return (
    <article className={clsx('item', styles.tile)}>
      {image && (
        <Picture
          image={image}
          alt={alt}
          ratio="43"
          sizes="(min-width: 64em) min(44vw, 43rem), (min-width: 42em) 36rem, 86vw"
        />
      )}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </article>
  );
}

function StepCard({
  title,
  icon,
  number,
  children,
}: PropsOf<'Card'> & {number: number | undefined}): ReactNode {
  return (
    <div className={clsx('item', styles.tile, styles.tileStep, 'tone-paper')}>
      {number !== undefined && (
        <span className={clsx(styles.tileN, 'figure')} aria-hidden="true">
          {number}
        </span>
      )}
      {icon && <Icon name={icon} size="xl" />}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}
