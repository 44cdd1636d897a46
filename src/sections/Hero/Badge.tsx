import type {ReactNode} from 'react';
import type {PropsOf} from '../props';
import styles from './Badge.module.css';

/** A Volt badge with one figure, on the image of a hero with `look="split"`. */
export function Badge({value, before, after}: PropsOf<'Badge'>): ReactNode {
  return (
    <p className={styles.badge}>
      <span>{before}</span> <b className="figure">{value}</b> <span>{after}</span>
    </p>
  );
}

Badge.slot = 'badge';
