import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Folded} from '@site/src/elements/Folded';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface FeatureGridProps extends SectionProps {
  /** Enlarges the first of seven features above four columns. The default is three columns, for nine features. */
  lead?: boolean;
  /** The label that opens all features but the first three on a phone: "Six more reasons". */
  more?: string;
  /** A lead, and the `<Feature>`s. */
  children: ReactNode;
}

/** Many small facts in a ruled grid. */
export function FeatureGrid({lead, more, children, ...section}: FeatureGridProps): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Feature)}>
      <Folded className={clsx('rows', styles.ruled, lead && styles.ruled4)} visible={3} more={more}>
        {pickChildren(children, Feature)}
      </Folded>
    </Section>
  );
}
