import type {ReactNode} from 'react';
import {rentalTitle, type RentalKey} from '@site/src/company/fares';
import {RentalArea} from '@site/src/elements/RentalArea';
import type {PropsOf} from '../props';
import {hourOptions, startingPrice, type Ride} from './ride';
import styles from './styles.module.css';

/** One rental of `<Booking>`: its starting price and facts. */
export function Fare({rental, children}: PropsOf<'Fare'>): ReactNode {
  return (
    <div className={styles.answerItem} data-rental={rental}>
      <div>
        <h3>{rentalTitle(rental)}</h3>
        <RideOptions rental={rental} render={renderPrice} />
        {rental === 'hourly' && (
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

function renderPrice(ride: Ride): ReactNode {
  const {label, price} = startingPrice(ride);
  return (
    <>
      <p className="muted">{label}</p>
      <p className={`figure volt ${styles.answerPrice ?? ''}`}>{price}</p>
    </>
  );
}

interface RideOptionsProps {
  rental: RentalKey;
  /** Renders one ride. */
  render: (ride: Ride) => ReactNode;
}

/** Renders every ride of a rental in one place. The stylesheet shows the one whose hours are chosen. */
export function RideOptions({rental, render}: RideOptionsProps): ReactNode {
  if (rental !== 'hourly') return render({rental});
  return hourOptions.map((hours) => (
    <div data-hours={hours} key={hours}>
      {render({rental, hours})}
    </div>
  ));
}
