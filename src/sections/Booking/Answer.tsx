import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {EachRide} from './EachRide';
import type {FareProps} from './index';
import {hourChoices, startOf} from './ride';
import styles from './styles.module.css';

/** What a rental starts from, and what is true of it. */
export function Answer({rental, title, children}: FareProps): ReactNode {
  return (
    <div className={styles.answerItem} data-rental={rental}>
      <div>
        <h3>{title}</h3>
        <EachRide rental={rental}>
          {(ride) => {
            const {label, price} = startOf(ride);
            return (
              <>
                <p className="muted">{label}</p>
                <p className={`figure ${styles.answerPrice ?? ''}`}>{price}</p>
              </>
            );
          }}
        </EachRide>
        {rental === 'hourly' && <Hours />}
      </div>
      {children}
    </div>
  );
}

function Hours(): ReactNode {
  return (
    <fieldset className={styles.hours}>
      <legend>{translate({id: 'booking.hours.legend', message: 'Hours'})}</legend>
      <div>
        {hourChoices.map((hours) => (
          <label key={hours}>
            <input type="radio" name="hours" value={hours} defaultChecked={hours === 1} />
            {hours}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
