import type {ReactNode} from 'react';
import {rentalTitle} from '@site/src/company/fares';
import {RentalArea} from '@site/src/elements/RentalArea';
import type {PropsOf} from '../props';
import {hourOptions, startingPrice} from './ride';
import {RideOptions} from './RideOptions';
import styles from './styles.module.css';

/** One rental of `<Booking>`: its starting price and facts. */
export function Fare({rental, children}: PropsOf<'Fare'>): ReactNode {
  return (
    <div className={styles.answerItem} data-rental={rental}>
      <div>
        <h3>{rentalTitle(rental)}</h3>
        <RideOptions rental={rental}>
          {(ride) => {
            const {label, price} = startingPrice(ride);
            return (
              <>
                <p className="muted">{label}</p>
                <p className={`figure volt ${styles.answerPrice ?? ''}`}>{price}</p>
              </>
            );
          }}
        </RideOptions>
        {rental === 'hourly' && (
          <fieldset className={styles.hours}>
            <legend>Hours</legend>
            <div>
              {hourOptions.map((hours) => (
                <label key={hours}>
                  <input type="radio" name="hours" value={hours} defaultChecked={hours === 1} />
                  {hours}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      {children}
      <RentalArea rental={rental} />
    </div>
  );
}
