import type {ReactNode} from 'react';
import {formatRupees, rentalOf} from '@site/src/company/fares';
import type {ElementProps} from '../definitions';

/** A rental's starting price in running text: ₹269. */
export function Price({of}: ElementProps<'Price'>): ReactNode {
  return <>{formatRupees(rentalOf(of).from)}</>;
}

/** The most hours that a rental can be booked for: 8. */
export function Hours({of}: ElementProps<'Hours'>): ReactNode {
  return <>{rentalOf(of).hours?.maximum}</>;
}

/** The kilometres that each hour of a rental includes: 10. */
export function Kilometres({of}: ElementProps<'Kilometres'>): ReactNode {
  return <>{rentalOf(of).hours?.kilometresPerHour}</>;
}
