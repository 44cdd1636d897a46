import type {ReactNode} from 'react';
import type {RentalKey} from '@site/src/company/fares';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {towns} from '@site/src/company/places';

/** The places that a rental serves, or nothing until the owner has supplied them. */
export function RentalArea({rental}: {rental: RentalKey}): ReactNode {
  const {airports, cities, shillongStarts, stations} = ownerFacts;
  const [label, places] = {
    airport: ['Airports', airports] as const,
    hourly: ['Cities', cities] as const,
    shillong: ['Starts in', shillongStarts] as const,
    railway: ['Stations', stations] as const,
    interdistrict: ['For example', towns] as const,
  }[rental];
  return (
    places && (
      <p className="small muted">
        {label}: {places.join(', ')}
      </p>
    )
  );
}
