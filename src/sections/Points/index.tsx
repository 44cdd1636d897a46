import type {ReactNode} from 'react';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface PointsProps extends SectionProps {
  /** A lead, and three `<Feature>`s. */
  children: ReactNode;
}

/** Three points side by side, each under a line. */
export function Points({children, ...section}: PointsProps): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Feature)}>
      <ol className={styles.points}>{pickChildren(children, Feature)}</ol>
    </Section>
  );
}
