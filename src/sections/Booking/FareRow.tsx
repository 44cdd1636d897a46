import type {ReactNode} from 'react';
import {rentals} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Price} from '@site/src/elements/Price';
import type {FareProps} from './index';
import styles from './styles.module.css';

interface FareRowProps extends FareProps {
  /** Chosen until the visitor chooses. */
  first: boolean;
}

/** One row of the fare board. */
export function FareRow({rental, name, hint, first}: FareRowProps): ReactNode {
  return (
    <label className={styles.fare}>
      <input type="radio" name="rental" value={rental} defaultChecked={first} />
      <Icon name={rentals[rental].icon} />
      <span className={styles.fareName}>
        <b>{name}</b> <span>{hint}</span>
      </span>
      <span className="price">
        <Price of={rental} />
      </span>
    </label>
  );
}
