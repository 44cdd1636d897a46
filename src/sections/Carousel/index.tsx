import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import type {IconName} from '@site/src/elements/Icon';
import {misplaced} from '@site/src/elements/misplaced';
import {Picture} from '@site/src/elements/Picture';
import type {PictureSource} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Arrows, SnapArea, SnapRow, useSnap} from '@site/src/elements/Snap';
import {pick, rest} from '@site/src/elements/slots';
import styles from './styles.module.css';

export interface CarouselProps extends SectionProps {
  /** What leads each card: its number, a drawing or a picture. */
  look: 'steps' | 'icons' | 'pictures';
  /** Moves on by itself, once round in half a minute, with a button that pauses it. */
  autoplay?: boolean;
  /** A lead, and `<Card>`s. Steps are numbered by themselves. */
  children: ReactNode;
}

/** How long once round takes, in milliseconds. */
const loop = 30_000;

/** Cards in a row that scrolls sideways. */
export function Carousel({look, autoplay, children, ...section}: CarouselProps): ReactNode {
  const cards = pick(children, Card);
  const snap = useSnap(cards.length, {
    delay: autoplay ? loop / cards.length : undefined,
    wheel: autoplay,
  });
  return (
    <Section
      {...section}
      head={(heading) => (
        <SnapArea snap={snap} label={section.title}>
          <div className="carousel-head">
            <div className={styles.carouselHeading}>
              {heading}
              {rest(children, Card)}
            </div>
            <Arrows snap={snap} />
          </div>
          <SnapRow snap={snap} className={clsx('snap--bleed', look === 'pictures' && 'snap--wide')}>
            {cards.map(({key, props}, index) =>
              look === 'pictures' ? (
                <PictureCard {...props} key={key} />
              ) : (
                <StepCard {...props} number={look === 'steps' ? index + 1 : undefined} key={key} />
              ),
            )}
          </SnapRow>
        </SnapArea>
      )}
    />
  );
}

export interface CardProps {
  /** What the card is about. */
  title: string;
  /** Its drawing, in a carousel that looks like "icons". */
  icon?: IconName;
  /** Its picture, in a carousel that looks like "pictures". */
  image?: PictureSource;
  /** What that picture shows. */
  alt?: string;
  /** One or two sentences. */
  children: ReactNode;
}

/** One card of a `<Carousel>`. */
export function Card(_: CardProps): ReactNode {
  return misplaced('Card', 'Carousel');
}

function PictureCard({title, image, alt = '', children}: CardProps): ReactNode {
  return (
    <article className={styles.tile}>
      {image && (
        <Picture image={image} alt={alt} ratio="43" sizes="(min-width: 42em) 36rem, 86vw" />
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
}: CardProps & {number: number | undefined}): ReactNode {
  return (
    <div className={clsx(styles.tile, styles.tileStep, 'tone-paper')}>
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
