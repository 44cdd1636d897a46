import type {ReactNode} from 'react';
import clsx from 'clsx';
import {entryOf} from '@site/src/company/entries';
import {figures} from '@site/src/company/figures';
import {Icon} from '../Icon';
import type {ElementProps} from '../definitions';
import {CountUp} from './CountUp';
import styles from './styles.module.css';

/** One figure and what it counts. */
export function Stat({of, icon, children}: ElementProps<'Stat'>): ReactNode {
  const {value, suffix} = entryOf(figures, of);
  return (
    <div className={clsx('ruled', styles.stat)}>
      <dt>
        {icon && <Icon name={icon} className="mark" />}
        {children}
      </dt>
      <dd className={clsx('figure', styles.value)}>
        <CountUp value={value} />
        {suffix && <small>{` ${suffix}`}</small>}
      </dd>
    </div>
  );
}
