import type {ReactNode} from 'react';

/** A rating of one to five stars. The stylesheet repeats the star over its width. */
export function Stars({rating}: {rating: 1 | 2 | 3 | 4 | 5}): ReactNode {
  return (
    <svg
      className="stars"
      width={`${rating * 1.4}rem`}
      role="img"
      aria-label={`${rating} out of 5 stars`}
    />
  );
}
