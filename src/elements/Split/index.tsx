import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface SplitProps {
  /** What is second in the source stands first on a wide screen. */
  reversed?: boolean;
  /** Aligned at the top instead of the middle. */
  top?: boolean;
  children: ReactNode;
}

/** Two columns, the text the narrower one; one below the other on a small screen. */
export function Split({reversed, top, children}: SplitProps): ReactNode {
  return (
    <div className={clsx(styles.split, reversed && styles.splitReversed, top && styles.splitTop)}>
      {children}
    </div>
  );
}

/** The text's column: its first paragraph is the lead, its list is ticked. */
export function SplitText({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx(styles.splitText, 'ticked')}>{children}</div>;
}
