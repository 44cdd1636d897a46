import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A profile of the road from the plains to Shillong, Cherrapunji and Dawki. */
export function HillRoad(): ReactNode {
  return (
    <svg
      className={styles.profile}
      viewBox="0 -8 560 166"
      role="img"
      aria-label={translate({
        id: 'hillRoad.label',
        message: 'The road climbs from the plains to Shillong and Cherrapunji, then drops to Dawki',
      })}
    >
      <path
        d="M4 118H84V108H104V98H124V88H144V78H164V68H184V58H204V48H224V38H330V46H366V38H420V48H436V64H448V80H460V96H472V112H484V118H556"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
      <path
        d="M40 107l11 11-11 11-11-11zM276 27l11 11-11 11-11-11zM393 27l11 11-11 11-11-11zM520 107l11 11-11 11-11-11z"
        fill="currentColor"
      />
      {places.map(({name, x, y}) => (
        <text x={x} y={y} textAnchor="middle" key={name}>
          {name}
        </text>
      ))}
    </svg>
  );
}

const places = [
  {name: 'Plains', x: 40, y: 150},
  {name: 'Shillong', x: 268, y: 78},
  {name: 'Cherrapunji', x: 392, y: 14},
  {name: 'Dawki', x: 520, y: 150},
] as const;
