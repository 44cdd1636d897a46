import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {formatRupees, rentals} from '@site/src/company/fares';
import styles from './styles.module.css';

/** An illustration of the app: a map with a route to the airport (static/phone.svg) and the fare. */
export function PhoneDrawing(): ReactNode {
  return (
    <svg className={styles.phone} viewBox="0 0 360 676" aria-hidden="true">
      <image href={useBaseUrl('/phone.svg')} width="360" height="720" />
      <text x="72" y="81" className={styles.label}>
        Pickup at 6:30 am
      </text>
      <text x="72" y="100">
        To the airport
      </text>
      <text x="36" y="506" className={styles.label}>
        Starting fare
      </text>
      <text x="36" y="552" className={styles.fare}>
        {formatRupees(rentals.airport.from)}
      </text>
      <text x="324" y="506" textAnchor="end" className={styles.label}>
        Airport rental
      </text>
      <text x="324" y="548" textAnchor="end">
        Electric sedan
      </text>
      <text x="180" y="627" textAnchor="middle" className={styles.confirm}>
        Confirm fare and ride
      </text>
    </svg>
  );
}
