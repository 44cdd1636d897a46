import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {pickChildren} from '@site/src/elements/children';
import {Section} from '@site/src/elements/Section';
import {Stat} from '@site/src/elements/Stat';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Figures in a row, with an optional claim beside them. */
export function Stats({
  label,
  columns = 3,
  claim,
  children,
  ...section
}: PropsOf<'Stats'>): ReactNode {
  const stats = pickChildren(children, Stat);
  if (stats.length === 0) return null;
  const list = <dl className={clsx(styles.list, styles[`columns${columns}`])}>{stats}</dl>;
  return (
    <Section {...section} label={label}>
      {claim ? (
        <div className={clsx('grid', styles.claim)}>
          <div className={clsx('grid', styles.claimText)}>
            <Icon name="tree" size="l" />
            <p className="headline title-2">{claim}</p>
          </div>
          {list}
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
