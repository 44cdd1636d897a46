import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** One important sentence in large type under a small heading. */
export function Statement({children, ...section}: PropsOf<'Statement'>): ReactNode {
  return (
    <Section {...section} headingClassName="kicker" renderBody={(heading) => heading}>
      <div className={styles.statement}>{children}</div>
    </Section>
  );
}
