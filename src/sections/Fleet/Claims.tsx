import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ClaimsProps {
  /** A bullet list: a claim each. */
  children: ReactNode;
}

/** Claims in capitals, in one line where there is room. */
export function Claims({children}: ClaimsProps): ReactNode {
  return (
    <section
      className={clsx(styles.claims, 'tone-night')}
      aria-label={translate({id: 'claims.label', message: 'Our promises'})}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
