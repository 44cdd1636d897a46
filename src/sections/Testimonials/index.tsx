import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Section} from '@site/src/elements/Section';
import {clients} from '@site/src/company/clients';
import {entryOf} from '@site/src/company/entries';
import {Person} from '@site/src/elements/Person';
import {ScrollSnapCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickChildren} from '@site/src/elements/children';
import {SampleMark} from '@site/src/elements/Sample';
import {Wordmark} from '@site/src/elements/Wordmark';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Milliseconds between two testimonials. */
const autoplayDelay = 5000;

/** Testimonials, one at a time. */
export function Testimonials({
  controls = 'arrows',
  autoplay,
  children,
  ...section
}: PropsOf<'Testimonials'>): ReactNode {
  const testimonials = pickChildren(children, Testimonial);
  if (testimonials.length === 0) return null;
  return (
    <Section
      {...section}
      renderBody={(heading) => (
        <ScrollSnapCarousel
          label={section.title}
          wraps
          round={autoplay ? autoplayDelay * testimonials.length : undefined}
          head={
            <div className={clsx('grid', styles.head)}>
              {heading}
              {testimonials.some(({props}) => props.sample) && <SampleMark of="quotations" />}
            </div>
          }
          dots={controls === 'dots'}
          classes={{
            carousel: styles.testimonials,
            row: 'persons',
            slide: styles.testimonial,
            controls: styles.controls,
          }}
        >
          {testimonials.map(({key, props: {name, role, rating, company, children: quote}}) => (
            <Fragment key={key}>
              {rating && (
                <svg
                  className={styles.stars}
                  width={`${rating * 1.4}rem`} // the stylesheet repeats the star over it
                  role="img"
                  aria-label={`${rating} out of 5 stars`}
                />
              )}
              {company && <Wordmark {...entryOf(clients, company)} decorative />}
              <blockquote>{quote}</blockquote>
              <Person
                name={name}
                role={company ? `${role}, ${entryOf(clients, company).name}` : role}
              />
            </Fragment>
          ))}
        </ScrollSnapCarousel>
      )}
    />
  );
}

/** One person’s quote. `<Testimonials>` renders what it holds. */
export function Testimonial(_: PropsOf<'Testimonial'>): ReactNode {
  return null;
}
