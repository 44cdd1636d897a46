import type {ReactNode} from 'react';
import type {RentalKey} from '@site/src/company/fares';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';

export interface FareProps {
  /** The rental: sets the price and the drawing. */
  rental: RentalKey;
  /** Its name in the list. */
  name: string;
  /** Its name above the answer. */
  title: string;
  /** A bullet list of facts. */
  children: ReactNode;
}

/** One rental of `<Booking>`. */
export function Fare(_: FareProps): ReactNode {
  return throwMisplaced('Fare', 'Booking');
}
