import type {ReactNode} from 'react';

/** A rating of one to five stars. */
export function Stars({rating}: {rating: 1 | 2 | 3 | 4 | 5}): ReactNode {
  return (
    <span className={`stars stars--${rating}`} role="img" aria-label={`${rating} out of 5 stars`} />
  );
}
