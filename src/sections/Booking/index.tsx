import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {RentalKey} from '@site/src/company/fares';
import {misplaced} from '@site/src/elements/misplaced';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Steps} from '../Steps';
import {Answer} from './Answer';
import {chosenRide, useWanted} from './choice';
import {FareRow} from './FareRow';
import {startOf} from './ride';
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
 * The chooser: which rental, for how many hours; it answers with the starting price and the ways to book. The radio
 * buttons alone hold the choice, and the stylesheet shows its answer: so it works without JavaScript, and before it
 * comes. It sends nothing.
 */
export function Booking({children, ...section}: BookingProps): ReactNode {
  const fares = pick(children, Fare).map(({props}) => props);
  const desk = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  useWanted(desk);

  const speak = () => {
    const ride = desk.current && chosenRide(desk.current);
    if (!ride) return;
    const {label, price} = startOf(ride);
    const title = fares.find(({rental}) => rental === ride.rental)?.title ?? '';
    setSpoken(`${title}. ${label} ${price}`);
  };

  return (
    <Section {...section} lead={rest(children, Fare, Steps)}>
      <div className={styles.desk} ref={desk} onChange={speak}>
        <fieldset className={styles.fares}>
          <legend className="visually-hidden">
            {translate({id: 'booking.choose', message: 'Choose a rental'})}
          </legend>
          {fares.map((fare, index) => (
            <FareRow {...fare} first={index === 0} key={fare.rental} />
          ))}
        </fieldset>
        <div className={clsx(styles.answer, 'tone-night', 'ticked')}>
          <div className={styles.stack}>
            {fares.map((fare) => (
              <Answer {...fare} key={fare.rental} />
            ))}
          </div>
          <WaysToBook fares={fares} />
        </div>
        <output className="visually-hidden">{spoken}</output>
      </div>
      {pick(children, Steps)}
    </Section>
  );
}
