import type {ReactNode} from 'react';
import {rentals} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Price} from '@site/src/elements/Price';
import type {FareProps} from './Fare';
import styles from './styles.module.css';

interface FareRowProps extends FareProps {
  /** Whether this rental is chosen by default. */
  isDefault: boolean;
}

/** One rental of the list, as a radio button. */
export function FareRow({rental, name, isDefault}: FareRowProps): ReactNode {
  return (
    <label className={styles.fare} data-transition={`fare-${rental}`}>
      <input type="radio" name="rental" value={rental} defaultChecked={isDefault} />
      <Icon name={rentals[rental].icon} />
      <span className={styles.fareName}>
        <b>{name}</b> <span>{rentals[rental].note}</span>
      </span>
      <span className="price">
        <Price of={rental} />
      </span>
    </label>
  );
}
