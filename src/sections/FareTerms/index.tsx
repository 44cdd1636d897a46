import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import {ownerFacts} from '@site/src/company/ownerFacts';
import type {PropsOf} from '../definitions';

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

/** A fact in a list of its own or in a sentence, like the words that replace it until it is known. */
export function Fact({name, before, children}: PropsOf<'Fact'>): ReactNode {
  const points = ownerFacts[name];
  if (!points) return children;
  const isBlock = Children.toArray(children).some(
    (child) => isValidElement(child) && child.type === 'p',
  );
  if (isBlock) return <Points points={points} />;
  const list = new Intl.ListFormat('en-IN').format(points);
  return `${before ? `${before} ` : ''}${list}.`;
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
