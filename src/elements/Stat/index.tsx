import type {ReactNode} from 'react';
import {figures, type Figure, type FigureKey} from '@site/src/company/figures';
import {Icon, type IconName} from '../Icon';
import {CountUp} from './CountUp';

export interface StatProps {
  /** The figure's key in src/company/figures.ts. */
  of: FigureKey;
  /** A drawing before the label. */
  icon?: IconName;
  /** What it counts. */
  children: ReactNode;
}

/** One figure and what it counts. */
export function Stat({of, icon, children}: StatProps): ReactNode {
  const {value, suffix}: Figure = figures[of];
  return (
    <div className="stat">
      <dt>
        {icon && <Icon name={icon} className="mark" />}
        {children}
      </dt>
      <dd className="stat__value figure">
        <CountUp value={value} />
        {suffix && <small>{suffix}</small>}
      </dd>
    </div>
  );
}
