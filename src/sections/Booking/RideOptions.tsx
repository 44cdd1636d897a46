import type {ReactNode} from 'react';
import type {RentalKey} from '@site/src/company/fares';
import {hourOptions, type Ride} from './ride';
import styles from './styles.module.css';

interface RideOptionsProps {
  rental: RentalKey;
  /** Renders one ride. */
  children: (ride: Ride) => ReactNode;
}

/** Renders every ride of a rental in one place. The stylesheet shows the one whose hours are chosen. */
export function RideOptions({rental, children}: RideOptionsProps): ReactNode {
  if (rental !== 'hourly') return children({rental});
  return (
    <div className={styles.options}>
      {hourOptions.map((hours) => (
        <div data-hours={hours} key={hours}>
          {children({rental, hours})}
        </div>
      ))}
    </div>
  );
}
