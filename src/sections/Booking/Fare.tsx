import {Fragment, useContext, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {isLongPrice, rentalOf, rentalTitle} from '@site/src/company/fares';
import {RentalArea} from '@site/src/elements/RentalArea';
import type {PropsOf} from '../definitions';
import {startingPrice, type Ride} from './ride';
import styles from './styles.module.css';
import {NameContext} from './useChosenRide';

/** One rental of `<Booking>`: its starting price and facts. The stylesheet shows the price of the chosen hours. */
export function Fare({rental, children}: PropsOf<'Fare'>): ReactNode {
  const labelId = useId();
  const name = useContext(NameContext);
  const {maximum = 0} = rentalOf(rental).hours ?? {};
  return (
    <div className={styles.answer}>
      <h3>{rentalTitle(rental)}</h3>
      {maximum > 0 ? (
        <div className={styles.hours} role="group" aria-labelledby={labelId}>
          <span id={labelId}>Hours</span>
          {Array.from({length: maximum}, (_, index) => index + 1).map((hours) => (
            <Fragment key={hours}>
              <label>
                <input
                  type="radio"
                  name={name + rental}
                  value={hours}
                  defaultChecked={hours === 1}
                />
                {hours}
              </label>
              <StartingPrice rental={rental} hours={hours} />
            </Fragment>
          ))}
        </div>
      ) : (
        <StartingPrice rental={rental} />
      )}
      {children}
      <RentalArea rental={rental} />
    </div>
  );
}

function StartingPrice(ride: Ride): ReactNode {
  const {label, price} = startingPrice(ride);
  return (
    <p className={clsx(styles.startingPrice, isLongPrice(price) && styles.longPrice)}>
      {label} <b className="figure volt">{price}</b>
    </p>
  );
}
