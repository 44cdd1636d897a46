import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Folded} from '@site/src/elements/Folded';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Many small facts in a ruled grid. */
export function FeatureGrid({lead, more, children, ...section}: PropsOf<'FeatureGrid'>): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Feature)}>
      <Folded className={clsx('rows', styles.ruled, lead && styles.ruled4)} visible={3} more={more}>
        {pickChildren(children, Feature)}
      </Folded>
    </Section>
  );
}
