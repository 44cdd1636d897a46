import type {ReactNode} from 'react';
import clsx from 'clsx';
import {figures} from '@site/src/company/figures';
import {Section} from '@site/src/elements/Section';
import {Stat} from '@site/src/elements/Stat';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import {weave} from './weave';
import styles from './styles.module.css';

/** A cloth with one stitch per million clean kilometres and one diamond per thousand tonnes of carbon saved. */
export function NumberCloth({children, ...section}: PropsOf<'NumberCloth'>): ReactNode {
  return (
    <Section
      {...section}
      cover={
        <div className={styles.cloth} aria-hidden="true">
          <Cloth columns={35} className={styles.wide} />
          <Cloth columns={21} className={styles.narrow} />
        </div>
      }
      lead={otherChildren(children, Stat)}
    >
      <dl className={clsx('grid', styles.numbers)}>{pickChildren(children, Stat)}</dl>
    </Section>
  );
}

function Cloth({columns, className}: {columns: number; className?: string | undefined}): ReactNode {
  const {cleanKilometres, carbonSaved} = figures;
  const cloth = weave(
    columns,
    Number.parseInt(cleanKilometres.value, 10),
    Number.parseInt(carbonSaved.value, 10),
  );
  return (
    <svg className={clsx(styles.weft, className)} viewBox={cloth.viewBox}>
      {cloth.rows.map((row) => (
        <path className={styles.stitches} d={row} key={row} />
      ))}
      <path className={styles.diamonds} d={cloth.diamonds} />
    </svg>
  );
}
