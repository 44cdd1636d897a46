import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {rentals, rentalTitle} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Steps} from '../Steps';
import type {PropsOf} from '../props';
import {getChosenRide, usePreselectedRental} from './chosenRide';
import {Fare} from './Fare';
import {startingPrice} from './ride';
import styles from './styles.module.css';
import {WaysToBook} from './WaysToBook';

export {Fare} from './Fare';

/**
 * A chooser for a rental and its hours that shows the starting price and the ways to book. It sends nothing. The radio
 * buttons hold the state and the stylesheet shows the matching answer, so it works without JavaScript.
 */
export function Booking({children, ...section}: PropsOf<'Booking'>): ReactNode {
  const fares = pickChildren(children, Fare);
  const offered = fares.map(({props}) => props.rental);
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  usePreselectedRental(root);

  const announce = () => {
    const ride = root.current && getChosenRide(root.current);
    if (!ride) return;
    const {label, price} = startingPrice(ride);
    setAnnouncement(`${rentalTitle(ride.rental)}. ${label} ${price}`);
  };

  return (
    <Section {...section} lead={otherChildren(children, Fare, Steps)}>
      <div className={clsx('grid', styles.desk)} ref={root} onChange={announce}>
        <fieldset className={styles.fares}>
          <legend className="visually-hidden">Choose a rental</legend>
          {offered.map((rental, index) => (
            <label className={styles.fare} key={rental}>
              <input type="radio" name="rental" value={rental} defaultChecked={index === 0} />
              <Icon name={rentals[rental].icon} className="mark" />
              <span>
                <b>{rentals[rental].name}</b>{' '}
                <span className="small muted">{rentals[rental].note}</span>
              </span>{' '}
              <span className="price">
                <Price of={rental} />
              </span>
            </label>
          ))}
        </fieldset>
        <div className={clsx(styles.answer, 'tone-night', 'ticked')}>
          <div className={clsx('grid', styles.stack)}>{fares}</div>
          <WaysToBook offered={offered} />
        </div>
        <output className="visually-hidden">{announcement}</output>
      </div>
      {pickChildren(children, Steps)}
    </Section>
  );
}
