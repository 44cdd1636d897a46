import type {ReactNode} from 'react';
import {Section} from '@site/src/elements/Section';
import {Stat} from '@site/src/elements/Stat';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import {Cloth} from './Cloth';
import styles from './styles.module.css';

/** A cloth with one stitch per million clean kilometres and one diamond per thousand tonnes of carbon saved. */
export function NumberCloth({children, ...section}: PropsOf<'NumberCloth'>): ReactNode {
  const stats = pickChildren(children, Stat);
  if (stats.length === 0) return null;
  return (
    <Section
      {...section}
      cover={
        <div className={styles.cloth} aria-hidden="true">
          <Cloth columns={35} className="from-tablet" />
          <Cloth columns={21} className="below-tablet" />
        </div>
      }
      lead={otherChildren(children, Stat)}
    >
      <dl className={styles.numbers}>{stats}</dl>
    </Section>
  );
}
