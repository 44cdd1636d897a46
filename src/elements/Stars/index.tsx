import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** A rating of one to five stars. */
export function Stars({rating}: {rating: Rating}): ReactNode {
  const label = translate({id: 'stars.label', message: '{rating} out of 5 stars'}, {rating});
  return <span className={`stars stars--${rating}`} role="img" aria-label={label} />;
}
