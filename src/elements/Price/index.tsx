import type {ReactNode} from 'react';
import {formatRupees, rentals, type RentalKey} from '@site/src/company/fares';

export interface PriceProps {
  /** The rental. */
  of: RentalKey;
}

/** A rental's starting price in running text: ₹269. */
export function Price({of}: PriceProps): ReactNode {
  return <>{formatRupees(rentals[of].from)}</>;
}
