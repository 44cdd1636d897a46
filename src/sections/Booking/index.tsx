import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Steps} from '../Steps';
import {Answer} from './Answer';
import {getChosenRide, usePreselectedRental} from './chosenRide';
import {Fare} from './Fare';
import {FareRow} from './FareRow';
import {startingPrice} from './ride';
import styles from './styles.module.css';
import {WaysToBook} from './WaysToBook';

export {Fare} from './Fare';

export interface BookingProps extends SectionProps {
  /** A lead, a `<Fare>` for each rental, and `<Steps>`. */
  children: ReactNode;
}

/**
 * A chooser for a rental and its hours that shows the starting price and the ways to book. It sends nothing. The radio
 * buttons hold the state and the stylesheet shows the matching answer, so it works without JavaScript.
 */
export function Booking({children, ...section}: BookingProps): ReactNode {
  const fares = pickChildren(children, Fare).map(({props}) => props);
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  usePreselectedRental(root);

  const announce = () => {
    const ride = root.current && getChosenRide(root.current);
    if (!ride) return;
    const {label, price} = startingPrice(ride);
    const title = fares.find(({rental}) => rental === ride.rental)?.title ?? '';
    setAnnouncement(`${title}. ${label} ${price}`);
  };

  return (
    <Section {...section} lead={otherChildren(children, Fare, Steps)}>
      <div className={styles.desk} ref={root} onChange={announce}>
        <fieldset className={styles.fares}>
          <legend className="visually-hidden">Choose a rental</legend>
          {fares.map((fare, index) => (
            <FareRow {...fare} isDefault={index === 0} key={fare.rental} />
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
        <output className="visually-hidden">{announcement}</output>
      </div>
      {pickChildren(children, Steps)}
    </Section>
  );
}
