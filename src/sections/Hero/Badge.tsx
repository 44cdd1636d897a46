import type {ReactNode} from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** The figure. */
  value: string;
  /** The line above it. */
  before: string;
  /** The line below it. */
  after: string;
}

/** A Volt badge with one figure, on the image of a hero with `look="split"`. */
export function Badge({value, before, after}: BadgeProps): ReactNode {
  return (
    <p className={styles.badge}>
      <span>{before}</span> <b className="figure">{value}</b> <span>{after}</span>
    </p>
  );
}

Badge.slot = 'badge';
