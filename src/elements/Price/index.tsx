import type {ReactNode} from 'react';
import {formatRupees, rentalOf} from '@site/src/company/fares';
import type {ElementProps} from '../definitions';

/** A rental's starting price in running text: ₹269. */
export function Price({of}: ElementProps<'Price'>): ReactNode {
  return <>{formatRupees(rentalOf(of).from)}</>;
}
