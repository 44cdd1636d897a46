import type {ReactNode} from 'react';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Step} from '../Step';
import styles from './styles.module.css';

export interface StepsProps extends Omit<SectionProps, 'title'> {
  /** The heading. Without it, the steps belong to the section around them. */
  title?: string;
  /** The list's name for screen readers where there is no heading. */
  label?: string;
  /** `<Step>`s, and a lead if there is a title. Steps are numbered automatically. */
  children: ReactNode;
}

/** Numbered steps on a rising staircase. */
export function Steps({title, label, children, ...section}: StepsProps): ReactNode {
  const list = (
    <ol className={styles.steps} aria-label={title ? undefined : label}>
      {pickChildren(children, Step)}
    </ol>
  );
  if (!title) return list;
  return (
    <Section {...section} title={title} lead={otherChildren(children, Step)}>
      {list}
    </Section>
  );
}
