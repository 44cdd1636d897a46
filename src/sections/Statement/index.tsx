import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import styles from './styles.module.css';

export interface StatementProps extends SectionProps {
  /** One paragraph, set large. */
  children: ReactNode;
}

/** One sentence that matters, set large under a small heading. */
export function Statement({children, ...section}: StatementProps): ReactNode {
  return (
    <Section {...section} headingClassName="kicker" head={(heading) => heading}>
      <div className={styles.statement}>{children}</div>
    </Section>
  );
}
