import type {ReactNode} from 'react';
import {RentalArea} from '@site/src/elements/RentalArea';
import type {FareProps} from './Fare';
import {hourOptions, startingPrice} from './ride';
import {RideOptions} from './RideOptions';
import styles from './styles.module.css';

/** A rental's starting price and facts. */
export function Answer({rental, title, children}: FareProps): ReactNode {
  return (
    <div className={styles.answerItem} data-rental={rental}>
      <div>
        <h3>{title}</h3>
        <RideOptions rental={rental}>
          {(ride) => {
            const {label, price} = startingPrice(ride);
            return (
              <>
                <p className="muted">{label}</p>
                <p className={`figure ${styles.answerPrice ?? ''}`}>{price}</p>
              </>
            );
          }}
        </RideOptions>
        {rental === 'hourly' && <Hours />}
      </div>
      {children}
      <RentalArea rental={rental} />
    </div>
  );
}

function Hours(): ReactNode {
  return (
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
  );
}
