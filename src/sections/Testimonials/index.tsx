import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import {clients} from '@site/src/company/clients';
import {quotedPeople} from '@site/src/company/samples';
import {Client} from '@site/src/elements/Client';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Person} from '@site/src/elements/Person';
import {ScrollSnapCarousel, useCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickChildren} from '@site/src/elements/children';
import {SampleMark} from '@site/src/elements/SampleMark';
import {Stars} from '@site/src/elements/Stars';
import type {PropsOf} from '../props';
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
  const isSample = testimonials.some(({props}) => !quotedPeople.includes(props.name));
  const carousel = useCarousel(testimonials.length, {
    delay: autoplay ? autoplayDelay : undefined,
    drag: 'swipe',
  });
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <ScrollSnapCarousel
          carousel={carousel}
          label={section.title}
          head={
            <div className={styles.head}>
              {heading}
              {isSample && <SampleMark of="quotations" />}
            </div>
          }
          dots={controls === 'dots'}
          className={styles.voices}
          slidesClassName="carousel-slides--full"
        >
          {testimonials.map(({key, props}, index) => (
            <TestimonialSlide {...props} index={index} key={key} />
          ))}
        </ScrollSnapCarousel>
      )}
    />
  );
}

/** One person's quote in `<Testimonials>`. */
export function Testimonial(_: PropsOf<'Testimonial'>): ReactNode {
  return throwMisplaced('Testimonial', 'Testimonials');
}

function TestimonialSlide({
  name,
  role,
  rating,
  company,
  index,
  children,
}: PropsOf<'Testimonial'> & {index: number}): ReactNode {
  const job = company ? `${role}, ${clients[company].name}` : role;
  return (
    <div className={styles.voice}>
      {rating && <Stars rating={rating} />}
      {company && <Client of={company} decorative />}
      <blockquote>{children}</blockquote>
      <Person name={name} role={job} index={index} />
    </div>
  );
}
