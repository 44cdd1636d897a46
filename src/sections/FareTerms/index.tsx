import {Fragment, type PropsWithChildren, type ReactNode} from 'react';
import {ownerFacts} from '@site/src/company/ownerFacts';

/** What a fare includes and what a cancelled ride costs. Leaves out what the owner has not supplied yet. */
export function FareTerms(): ReactNode {
  const terms = {
    'What does the fare include?': ownerFacts.fareIncludes,
    'What if I cancel a ride?': ownerFacts.cancellations,
  };
  return Object.entries(terms).map(
    ([title, points]) =>
      points && (
        <Fragment key={title}>
          <h2>{title}</h2>
          <Points points={points} />
        </Fragment>
      ),
  );
}

/** The ways to pay. */
export function PaymentModes({children}: PropsWithChildren): ReactNode {
  return ownerFacts.paymentModes ? <Points points={ownerFacts.paymentModes} /> : children;
}

function Points({points}: {points: readonly string[]}): ReactNode {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
