import {useState} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {rentalKeys} from '@site/src/company/fares';
import type {RentalKey} from '@site/src/company/fares';
import {misplaced} from '@site/src/elements/misplaced';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Steps} from '../Steps';
import {Answer} from './Answer';
import {FareRow} from './FareRow';
import styles from './styles.module.css';
import {WaysToBook} from './WaysToBook';

export interface BookingProps extends SectionProps {
  /** A lead, a `<Fare>` for each rental, and `<Steps>`. */
  children: ReactNode;
}

export interface FareProps {
  /** Which rental: gives the price and the drawing. */
  rental: RentalKey;
  /** Its name in the list. */
  name: string;
  /** Its name over the answer. */
  title: string;
  /** What stands under the name in the list. */
  hint: string;
  /** A bullet list: what is true of it. */
  children: ReactNode;
}

/** One rental of the chooser. */
export function Fare(_: FareProps): ReactNode {
  return misplaced('Fare', 'Booking');
}

/**
 * The chooser: which rental, for how many hours; it answers with the starting price and the ways to book.
 * It computes in the browser and sends nothing. Without JavaScript the rows and answers work by CSS alone.
 */
export function Booking({children, ...section}: BookingProps): ReactNode {
  const fares = pick(children, Fare).map(({props}) => props);
  const [choice, setChoice] = useState<RentalKey>();
  const [hours, setHours] = useState(1);

  // A link such as /?rental=hourly#book chooses for the visitor, until the visitor does
  const {search} = useLocation();
  const wanted = new URLSearchParams(useIsBrowser() ? search : '').get('rental');
  const rental =
    choice ?? rentalKeys.find((key) => key === wanted) ?? fares[0]?.rental ?? 'airport';
  const chosen = fares.find((fare) => fare.rental === rental);
  return (
    <Section {...section} lead={rest(children, Fare, Steps)}>
      <div className={styles.desk}>
        <fieldset className={styles.fares}>
          <legend className="visually-hidden">
            {translate({id: 'booking.choose', message: 'Choose a rental'})}
          </legend>
          {fares.map((fare, index) => (
            <FareRow
              {...fare}
              className={styles[`r${index + 1}`]}
              checked={fare.rental === rental}
              onChoose={() => setChoice(fare.rental)}
              key={fare.rental}
            />
          ))}
        </fieldset>
        <div className={clsx(styles.answer, 'tone-night', 'ticked')}>
          <div aria-live="polite">
            {fares.map((fare, index) => (
              <Answer
                {...fare}
                className={clsx(styles.answerItem, styles[`a${index + 1}`])}
                hours={hours}
                onHours={fare.rental === 'hourly' ? setHours : undefined}
                key={fare.rental}
              />
            ))}
          </div>
          <WaysToBook title={chosen?.title ?? ''} rental={rental} hours={hours} />
        </div>
      </div>
      {pick(children, Steps)}
    </Section>
  );
}
