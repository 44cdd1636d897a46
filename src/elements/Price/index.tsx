import type {ReactNode} from 'react';
import {formatRupees, rentals} from '@site/src/company/fares';
import type {ElementProps} from '../definitions';

/** A rental's starting price in running text: ₹269. */
export function Price({of}: ElementProps<'Price'>): ReactNode {
  return <>{formatRupees(rentals[of].from)}</>;
}
