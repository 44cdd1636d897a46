import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {Section, type SectionProps} from '@site/src/elements/Section';
import styles from './styles.module.css';

export interface StatsProps extends Omit<SectionProps, 'title'> {
  /** The section's name for screen readers: "EVO in numbers". */
  label: string;
  /** The number of columns on a wide screen. */
  columns?: 2 | 3 | 4;
  /** One large line beside the figures. */
  claim?: string;
  /** `<Stat>`s. */
  children: ReactNode;
}

const columnClass = {2: styles.statsList2, 3: undefined, 4: styles.statsList4};

/** Figures in a row, with an optional claim beside them. */
export function Stats({label, columns = 3, claim, children, ...section}: StatsProps): ReactNode {
  const list = <dl className={clsx(styles.statsList, columnClass[columns])}>{children}</dl>;
  return (
    <Section {...section} label={label}>
      {claim ? (
        <div className={clsx('grid', styles.stats, styles.statsClaim)}>
          <div className={styles.statsClaimText}>
            <Icon name="tree" size="l" />
            <p className="wide title-2">{claim}</p>
          </div>
          {list}
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
