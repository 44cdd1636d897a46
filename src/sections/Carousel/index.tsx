import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {ScrollSnapCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** The duration of one round of automatic movement, in milliseconds. */
const roundDuration = 30_000;

/** Cards in a row that scrolls sideways. */
export function Carousel({look, autoplay, children, ...section}: PropsOf<'Carousel'>): ReactNode {
  const cards = pickChildren(children, Card);
  if (cards.length === 0) return null;
  const hasPictures = look === 'pictures';
  const fits = !hasPictures && !autoplay && cards.length <= 4;
  return (
    <Section
      {...section}
      renderBody={(heading) => (
        <ScrollSnapCarousel
          label={section.title}
          bleed
          wraps
          round={autoplay ? roundDuration : undefined}
          head={
            <div className={clsx('grid', styles.head)}>
              {heading}
              {otherChildren(children, Card)}
            </div>
          }
          classes={{
            carousel: fits ? styles.fitting : undefined,
            controls: styles.controls,
            row: hasPictures ? styles.wide : undefined,
            slide: clsx('item grid', styles.card, !hasPictures && clsx(styles.plain, 'tone-paper')),
          }}
        >
          {cards.map(({key, props: {title, icon, image, alt = '', children: text}}, index) => (
            <Fragment key={key}>
              {hasPictures && image && (
                <Picture
                  image={image}
                  alt={alt}
                  ratio="43"
                  sizes="(min-width: 64em) min(44vw, 43rem), (min-width: 42em) 36rem, 86vw"
                />
              )}
              {look === 'steps' && (
                <span className={clsx(styles.ordinal, 'figure')} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {!hasPictures && icon && <Icon name={icon} size="xl" />}
              <div>
                <h3>{title}</h3>
                {text}
              </div>
            </Fragment>
          ))}
        </ScrollSnapCarousel>
      )}
    />
  );
}

/** One card. `<Carousel>` renders what it holds. */
export function Card(_: PropsOf<'Card'>): ReactNode {
  return null;
}
