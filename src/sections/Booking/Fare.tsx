import type {ReactNode} from 'react';
import {rentalTitle} from '@site/src/company/fares';
import {RentalArea} from '@site/src/elements/RentalArea';
import type {PropsOf} from '../props';
import {hourOptions, startingPrice, type Ride} from './ride';
import styles from './styles.module.css';

/** One rental of `<Booking>`: its starting price and facts. The stylesheet shows the price of the chosen hours. */
export function Fare({rental, children}: PropsOf<'Fare'>): ReactNode {
  const isHourly = rental === 'hourly';
  const rides: Ride[] = isHourly ? hourOptions.map((hours) => ({rental, hours})) : [{rental}];
  return (
    <div className={styles.answerItem} data-rental={rental}>
      <div>
        <h3>{rentalTitle(rental)}</h3>
        {rides.map((ride) => (
          <p className="muted" data-hours={ride.hours} key={ride.hours ?? rental}>
            {startingPrice(ride).label}{' '}
            <b className={`figure volt ${styles.answerPrice ?? ''}`}>{startingPrice(ride).price}</b>
          </p>
        ))}
        {isHourly && (
          <fieldset className={styles.hours}>
            <legend>Hours</legend>
            {hourOptions.map((hours) => (
              <label key={hours}>
                <input type="radio" name="hours" value={hours} defaultChecked={hours === 1} />
                {hours}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {children}
      <RentalArea rental={rental} />
    </div>
  );
}
