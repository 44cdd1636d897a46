import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {clients} from '@site/src/company/clients';
import type {ClientKey} from '@site/src/company/clients';
import {Client} from '@site/src/elements/Client';
import {misplaced} from '@site/src/elements/misplaced';
import {Person} from '@site/src/elements/Person';
import {Arrows, Dots, SnapArea, SnapRow, useSnap} from '@site/src/elements/Snap';
import {pick} from '@site/src/elements/slots';
import {Stars} from '@site/src/elements/Stars';
import type {Rating} from '@site/src/elements/Stars';
import styles from './styles.module.css';

export interface TestimonialsProps extends SectionProps {
  /** How a visitor moves on: a dot for each, or previous and next. */
  controls?: 'dots' | 'arrows';
  /** Moves on by itself every five seconds, with a button that pauses it. */
  autoplay?: boolean;
  /** `<Testimonial>`s. */
  children: ReactNode;
}

/** How long each stands, in milliseconds. */
const autoplayDelay = 5000;

/** What people say, one at a time. */
export function Testimonials({
  controls = 'arrows',
  autoplay,
  children,
  ...section
}: TestimonialsProps): ReactNode {
  const voices = pick(children, Testimonial);
  const snap = useSnap(voices.length, {
    delay: autoplay ? autoplayDelay : undefined,
    drag: 'swipe',
  });
  return (
    <Section
      {...section}
      head={(heading) => (
        <SnapArea snap={snap} label={section.title} className={styles.voices}>
          <div className={styles.voicesHead}>
            {heading}
            {controls === 'dots' ? (
              <Dots snap={snap} count={voices.length} />
            ) : (
              <Arrows snap={snap} />
            )}
          </div>
          <SnapRow snap={snap} className="snap--full">
            {voices.map(({key, props}, index) => (
              <Voice {...props} index={index} key={key} />
            ))}
          </SnapRow>
        </SnapArea>
      )}
    />
  );
}

export interface TestimonialProps {
  /** Who says it. */
  name: string;
  /** What they do, and where. */
  role: string;
  /** Stars out of five, where there are any. */
  rating?: Rating;
  /** The client they work for, by its key in src/company/clients.ts. */
  company?: ClientKey;
  /** What they say, without quotation marks. */
  children: ReactNode;
}

/** One person's words, in `<Testimonials>`. */
export function Testimonial(_: TestimonialProps): ReactNode {
  return misplaced('Testimonial', 'Testimonials');
}

function Voice({
  name,
  role,
  rating,
  company,
  index,
  children,
}: TestimonialProps & {index: number}): ReactNode {
  return (
    <div className={styles.voice}>
      {rating && <Stars rating={rating} />}
      {company && <Client of={company} silent />}
      <blockquote>{children}</blockquote>
      <Person
        name={name}
        role={company ? `${role}, ${clients[company].name}` : role}
        index={index}
      />
    </div>
  );
}
