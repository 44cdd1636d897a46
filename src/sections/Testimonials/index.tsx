import {Fragment, type ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import {clients} from '@site/src/company/clients';
import {entryOf} from '@site/src/company/entries';
import {Client} from '@site/src/elements/Client';
import {Person} from '@site/src/elements/Person';
import {ScrollSnapCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickChildren} from '@site/src/elements/children';
import {SampleMark} from '@site/src/elements/Sample';
import {Stars} from '@site/src/elements/Stars';
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
  const isSample = testimonials.some(({props}) => props.sample);
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <ScrollSnapCarousel
          label={section.title}
          wraps
          round={autoplay ? autoplayDelay * testimonials.length : undefined}
          head={
            <div className={styles.head}>
              {heading}
              {isSample && <SampleMark of="quotations" />}
            </div>
          }
          dots={controls === 'dots'}
          classes={{carousel: styles.testimonials, slide: styles.testimonial}}
        >
          {testimonials.map(
            ({key, props: {name, role, rating, company, children: quote}}, index) => (
              <Fragment key={key}>
                {rating && <Stars rating={rating} />}
                {company && <Client of={company} decorative />}
                <blockquote>{quote}</blockquote>
                <Person
                  name={name}
                  role={company ? `${role}, ${entryOf(clients, company).name}` : role}
                  index={index}
                />
              </Fragment>
            ),
          )}
        </ScrollSnapCarousel>
      )}
    />
  );
}

/** One person’s quote. `<Testimonials>` renders what it holds. */
export function Testimonial(_: PropsOf<'Testimonial'>): ReactNode {
  return null;
}
