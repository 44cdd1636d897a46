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
      className={styles.chainSection}
      renderHead={(heading) => (
        <Split alignTop>
          <p className={`figure volt ${styles.chainFigure ?? ''}`} aria-hidden="true">
            {stations}
          </p>
          <SplitText>
            {heading}
            {children}
          </SplitText>
        </Split>
      )}
    >
      <div className={styles.chain} aria-hidden="true">
        {Array.from({length: stations}, (_, station) => (
          <span className={styles.chainKnot} key={station}>
            <Icon name="bolt" />
          </span>
        ))}
      </div>
    </Section>
  );
}
