import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface SplitProps {
  /** Swaps the columns on a wide screen. */
  reversed?: boolean;
  /** Aligns the columns at the top instead of the middle. */
  alignTop?: boolean;
  children: ReactNode;
}

/** Two columns with the text in the narrower one; stacked on a small screen. */
export function Split({reversed, alignTop, children}: SplitProps): ReactNode {
  return (
    <div
      className={clsx(
        'grid',
        reversed ? 'columns-7-5' : 'columns-5-7',
        styles.split,
        reversed && styles.splitReversed,
        alignTop && styles.splitTop,
      )}
    >
      {children}
    </div>
  );
}

/** The text column: the first paragraph is the lead, lists have ticks. */
export function SplitText({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx('grid ticked lead-first', styles.splitText)}>{children}</div>;
}
