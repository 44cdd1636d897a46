import type {ReactNode} from 'react';
import {rentalOf} from '@site/src/company/fares';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {towns} from '@site/src/company/places';

/** The places that a rental serves, or nothing until the owner has supplied them. */
export function RentalArea({rental}: {rental: string}): ReactNode {
  const {area} = rentalOf(rental);
  if (!area) return null;
  const places = area.fact === 'towns' ? towns : ownerFacts[area.fact];
  if (!places) return null;
  return (
    <p className="small muted">
      {area.label}: {places.join(', ')}
    </p>
  );
}
