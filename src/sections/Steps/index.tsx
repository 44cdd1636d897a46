import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Step} from '../Step';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Numbered steps on a rising staircase. */
export function Steps({title, label, children, ...section}: PropsOf<'Steps'>): ReactNode {
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
