import type {ReactNode} from 'react';
import {rentalOf} from '@site/src/company/fares';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {towns} from '@site/src/company/places';

/** The places that a rental serves, or nothing until the owner has supplied them. */
export function RentalArea({rental}: {rental: string}): ReactNode {
  const {area} = rentalOf(rental);
  const places = area && {...ownerFacts, towns}[area.fact];
  return (
    places && (
      <p className="small muted">
        {area.label}: {places.join(', ')}
      </p>
    )
  );
}
