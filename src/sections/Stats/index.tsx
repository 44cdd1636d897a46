import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

const columnClass = {2: styles.statsList2, 3: undefined, 4: styles.statsList4};

/** Figures in a row, with an optional claim beside them. */
export function Stats({
  label,
  columns = 3,
  claim,
  children,
  ...section
}: PropsOf<'Stats'>): ReactNode {
  const list = <dl className={clsx(styles.statsList, columnClass[columns])}>{children}</dl>;
  return (
    <Section {...section} label={label}>
      {claim ? (
        <div className={clsx('grid', styles.statsClaim)}>
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
