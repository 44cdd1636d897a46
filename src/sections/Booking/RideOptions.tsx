import type {ReactNode} from 'react';
import type {RentalKey} from '@site/src/company/fares';
import {ridesOf, type Ride} from './ride';
import styles from './styles.module.css';

interface RideOptionsProps {
  rental: RentalKey;
  /** Renders one ride. */
  children: (ride: Ride) => ReactNode;
}

/** Renders every ride of a rental in one place. The stylesheet shows the one whose hours are chosen. */
export function RideOptions({rental, children}: RideOptionsProps): ReactNode {
  const rides = ridesOf(rental);
  const [only] = rides;
  if (only && rides.length === 1) return children(only);
  return (
    <div className={styles.options}>
      {rides.map((ride) => (
        <div data-hours={ride.hours} key={ride.hours}>
          {children(ride)}
        </div>
      ))}
    </div>
  );
}
