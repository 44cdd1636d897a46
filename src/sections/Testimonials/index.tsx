import type {ReactNode} from 'react';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {clients, type ClientKey} from '@site/src/company/clients';
import {quotedPeople} from '@site/src/company/samples';
import {Client} from '@site/src/elements/Client';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Person} from '@site/src/elements/Person';
import {ScrollSnapCarousel, useCarousel} from '@site/src/elements/ScrollSnapCarousel';
import {pickChildren} from '@site/src/elements/children';
import {SampleMark} from '@site/src/elements/SampleMark';
import {Stars, type Rating} from '@site/src/elements/Stars';
import styles from './styles.module.css';

export interface TestimonialsProps extends SectionProps {
  /** The controls: a dot per testimonial, or previous and next. */
  controls?: 'dots' | 'arrows';
  /** Changes every five seconds, with a pause button. */
  autoplay?: boolean;
  /** `<Testimonial>`s. */
  children: ReactNode;
}

/** Milliseconds between two testimonials. */
const autoplayDelay = 5000;

/** Testimonials, one at a time. */
export function Testimonials({
  controls = 'arrows',
  autoplay,
  children,
  ...section
}: TestimonialsProps): ReactNode {
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

export interface TestimonialProps {
  /** The person's name. */
  name: string;
  /** The person's job and place. */
  role: string;
  /** Stars out of five; optional. */
  rating?: Rating;
  /** The client they work for: its key in src/company/clients.ts. */
  company?: ClientKey;
  /** The quote, without quotation marks. */
  children: ReactNode;
}

/** One person's quote in `<Testimonials>`. */
export function Testimonial(_: TestimonialProps): ReactNode {
  return throwMisplaced('Testimonial', 'Testimonials');
}

function TestimonialSlide({
  name,
  role,
  rating,
  company,
  index,
  children,
}: TestimonialProps & {index: number}): ReactNode {
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
