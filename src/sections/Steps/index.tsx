import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Step} from '../Step';
import styles from './styles.module.css';

export interface StepsProps extends Omit<SectionProps, 'title'> {
  /** The heading. Without it the steps are part of the section around them. */
  title?: string;
  /** What the steps lead to, for screen readers, where there is no heading. */
  label?: string;
  /** `<Step>`s, and a lead when there is a title. They are numbered by themselves. */
  children: ReactNode;
}

/** Steps as a stair that climbs from the plains to the hills. */
export function Steps({title, label, children, ...section}: StepsProps): ReactNode {
  const list = (
    <ol className={styles.steps} aria-label={title ? undefined : label}>
      {pick(children, Step)}
    </ol>
  );
  if (!title) return list;
  return (
    <Section {...section} title={title} lead={rest(children, Step)}>
      {list}
    </Section>
  );
}
