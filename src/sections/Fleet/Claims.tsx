import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ClaimsProps {
  /** A bullet list of claims. */
  children: ReactNode;
}

/** Claims in capitals, on one line where they fit. */
export function Claims({children}: ClaimsProps): ReactNode {
  return (
    <section className={clsx(styles.claims, 'tone-night')} aria-label="Our claims">
      <div className="wrap">{children}</div>
    </section>
  );
}
