import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SlipProps {
  /** The figure. */
  value: string;
  /** What stands over it. */
  before: string;
  /** What stands under it. */
  after: string;
}

/** A slip of Volt with one figure, on the picture of a hero that looks like "split". */
export function Slip({value, before, after}: SlipProps): ReactNode {
  return (
    <p className={styles.slip}>
      <span>{before}</span> <b className="figure">{value}</b> <span>{after}</span>
    </p>
  );
}

Slip.slot = 'slip';
