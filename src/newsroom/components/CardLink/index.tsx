import type {ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import styles from './styles.module.css';

/** A link that covers its whole card or row, which needs `position: relative`. */
export function CardLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link className={styles.cardLink} to={to}>
      {children}
    </Link>
  );
}
