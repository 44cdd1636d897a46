import type {ReactNode} from 'react';
import {rentalPath, rentals} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {Price} from '@site/src/elements/Price';
import styles from './styles.module.css';

/** The rentals with their prices, each linked to its section of the ride page. */
export function FareIndex(): ReactNode {
  return (
    <nav className="wrap quiet" aria-label="Rentals">
      <ul className={styles.fareIndex}>
        {Object.values(rentals).map(({key, icon, name, note}) => (
          <li key={key}>
            <Link className="grid" to={rentalPath(key)}>
              <Icon name={icon} className="mark" />
              <span>
                {name} <small>{note}</small>
              </span>{' '}
              <span className="price mark">
                <Price of={key} />
              </span>
              <Icon name="arrow-down" className="mark" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

FareIndex.slot = 'extra';
