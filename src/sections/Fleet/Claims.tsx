import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Claims in capitals, on one line where they fit. */
export function Claims({children}: PropsWithChildren): ReactNode {
  return (
    <section className={clsx(styles.claims, 'tone-night')} aria-label="Our claims">
      <div className="wrap">{children}</div>
    </section>
  );
}
