import type {ReactNode} from 'react';
import type {RentalKey} from '@site/src/company/fares';
import {ridesOf} from './ride';
import type {Ride} from './ride';
import styles from './styles.module.css';

interface EachRideProps {
  rental: RentalKey;
  /** What is shown of a ride. */
  children: (ride: Ride) => ReactNode;
}

/** Something for each ride of a rental, all in one place. The stylesheet shows the one whose hours are chosen. */
export function EachRide({rental, children}: EachRideProps): ReactNode {
  const rides = ridesOf(rental);
  const [only] = rides;
  if (only && rides.length === 1) return children(only);
  return (
    <div className={styles.stack}>
      {rides.map((ride) => (
        <div data-hours={ride.hours} key={ride.hours}>
          {children(ride)}
        </div>
      ))}
    </div>
  );
}
