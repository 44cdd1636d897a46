import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface FeatureGridProps extends SectionProps {
  /** The first feature is large and the rest stand in four columns: for seven. Without it, three columns: for nine. */
  lead?: boolean;
  /** A lead, and the `<Feature>`s. */
  children: ReactNode;
}

/** Many small facts on a net of hairlines. */
export function FeatureGrid({lead, children, ...section}: FeatureGridProps): ReactNode {
  return (
    <Section {...section} lead={rest(children, Feature)}>
      <ul className={clsx(styles.ruled, lead && styles.ruled4)}>{pick(children, Feature)}</ul>
    </Section>
  );
}
