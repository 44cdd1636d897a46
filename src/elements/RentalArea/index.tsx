import type {ReactNode} from 'react';
import type {RentalKey} from '@site/src/company/fares';
import {areaOf} from '@site/src/company/places';

/** The places that a rental serves, or nothing until the owner has supplied them. */
export function RentalArea({rental}: {rental: RentalKey}): ReactNode {
  const {label, names} = areaOf(rental);
  return (
    names && (
      <p className="small muted">
        {label}: {names.join(', ')}
      </p>
    )
  );
}
