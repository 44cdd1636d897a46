import type {ReactNode} from 'react';
import {ownerFacts} from '@site/src/company/ownerFacts';

/** What a fare includes and what a cancelled ride costs. Leaves out what the owner has not supplied yet. */
export function FareTerms(): ReactNode {
  const {fareIncludes, cancellations} = ownerFacts;
  return (
    <>
      <Terms title="What does the fare include?" points={fareIncludes} />
      <Terms title="What if I cancel a ride?" points={cancellations} />
    </>
  );
}

export interface PaymentModesProps {
  /** What to say until the owner has supplied them. */
  children: ReactNode;
}

/** The ways to pay. */
export function PaymentModes({children}: PaymentModesProps): ReactNode {
  return ownerFacts.paymentModes ? <Points points={ownerFacts.paymentModes} /> : children;
}

interface TermsProps {
  title: string;
  points: readonly string[] | undefined;
}

function Terms({title, points}: TermsProps): ReactNode {
  if (!points) return null;
  return (
    <>
      <h2>{title}</h2>
      <Points points={points} />
    </>
  );
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
