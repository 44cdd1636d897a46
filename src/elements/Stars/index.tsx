import type {ReactNode} from 'react';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** A rating of one to five stars. */
export function Stars({rating}: {rating: Rating}): ReactNode {
  return (
    <span className={`stars stars--${rating}`} role="img" aria-label={`${rating} out of 5 stars`} />
  );
}
