import type {ReactNode} from 'react';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Planned charging stations as knots of a chain. */
export function ChargingChain({
  stations,
  children,
  ...section
}: PropsOf<'ChargingChain'>): ReactNode {
  return (
    <Section
      {...section}
      renderBody={(heading) => (
        <Split alignTop>
          <p className={`figure volt ${styles.count ?? ''}`}>
            {stations} <span className="visually-hidden">planned stations</span>
          </p>
          <SplitText>
            {heading}
            {children}
          </SplitText>
        </Split>
      )}
    >
      <div className={styles.chains} aria-hidden="true">
        <div className="from-columns">
          <Chain knots={stations} longestRow={16} />
        </div>
        <div className="below-columns">
          <Chain knots={stations} longestRow={4} />
        </div>
      </div>
    </Section>
  );
}

/** Knots in rows that differ by one knot at most. */
function Chain({knots, longestRow}: {knots: number; longestRow: number}): ReactNode {
  const rows = Math.ceil(knots / longestRow);
  const firstOf = (row: number) => Math.ceil((row * knots) / rows);
  return Array.from({length: rows}, (_, row) => (
    <div className={styles.row} key={row}>
      {Array.from({length: firstOf(row + 1) - firstOf(row)}, (__, knot) => (
        <span className={styles.knot} key={knot}>
          <Icon name="bolt" />
        </span>
      ))}
    </div>
  ));
}
