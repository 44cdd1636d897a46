import type {ReactNode} from 'react';
import {Section, type SectionProps} from '@site/src/elements/Section';
import styles from './styles.module.css';

export interface StatementProps extends SectionProps {
  /** One paragraph, in large type. */
  children: ReactNode;
}

/** One important sentence in large type under a small heading. */
export function Statement({children, ...section}: StatementProps): ReactNode {
  return (
    <Section {...section} headingClassName="kicker" renderHead={(heading) => heading}>
      <div className={styles.statement}>{children}</div>
    </Section>
  );
}
