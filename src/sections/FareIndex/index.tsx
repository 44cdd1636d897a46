import type {ReactNode} from 'react';
import {rentalKeys, rentalPath, rentals} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {Price} from '@site/src/elements/Price';
import styles from './styles.module.css';

/** The five rentals with their prices, each linked to its section of the ride page. */
export function FareIndex(): ReactNode {
  return (
    <nav className="wrap quiet" aria-label="Rentals">
      <ul className={styles.fareIndex}>
        {rentalKeys.map((rental) => (
          <li key={rental}>
            <Link to={rentalPath(rental)}>
              <Icon name={rentals[rental].icon} className="mark" />
              <span>
                {rentals[rental].name} <small>{rentals[rental].note}</small>
              </span>{' '}
              <span className="price mark">
                <Price of={rental} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

FareIndex.slot = 'index';
