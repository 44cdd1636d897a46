import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Three points side by side, each under a line. */
export function Points({children, ...section}: PropsOf<'Points'>): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Feature)}>
      <ol className={styles.points}>{pickChildren(children, Feature)}</ol>
    </Section>
  );
}
