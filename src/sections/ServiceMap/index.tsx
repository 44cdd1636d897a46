import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {rentalPath, rentalTitle} from '@site/src/company/fares';
import {isPartOf, places, towns, type Place} from '@site/src/company/places';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Assam and Meghalaya as a cloth, with a link from every place to its rental, on the map and in a list. */
export function ServiceMap({children, ...section}: PropsOf<'ServiceMap'>): ReactNode {
  return (
    <Section {...section} className={styles.serviceMap} lead={children}>
      <MapDrawing />
      <ul className={clsx('quiet', styles.places)}>
        {listRows.map(({name, rental}) => (
          <li key={name}>
            <Link to={rentalPath(rental)}>
              <span>
                {name}{' '}
                <small>
                  {isPartOf(rental, name) && 'Part of the '}
                  {rentalTitle(rental)}
                  {rental === 'interdistrict' && ', anywhere in Assam'}
                </small>
              </span>{' '}
              {!isPartOf(rental, name) && (
                <span className="price">
                  <small>From</small> <Price of={rental} />
                </span>
              )}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The rows of the list: the towns share one. */
const listRows: readonly Pick<Place, 'name' | 'rental'>[] = [
  ...(towns.length > 0 ? [{name: towns.join(', '), rental: 'interdistrict'}] : []),
  ...places.filter(({rental}) => rental !== 'interdistrict'),
];

/** The drawing, which repeats the list: assistive technology and the keyboard skip it. */
function MapDrawing(): ReactNode {
  const drawing = useBaseUrl('/map.svg');
  return (
    <svg className={styles.map} aria-hidden="true">
      <svg viewBox="0 0 240 164" overflow="visible">
        <use href={`${drawing}#states`} />
        <g className={styles.river}>
          <use href={`${drawing}#brahmaputra`} stroke="var(--surface-night)" strokeWidth="4" />
          <use href={`${drawing}#brahmaputra`} stroke="var(--muga)" strokeWidth="2" />
        </g>
      </svg>
      <text x="86%" y="3%" textAnchor="end" fill="var(--weave)">
        Brahmaputra
      </text>
      {places.map(({name, rental, position: {x, y}, label: {top, side}}) => (
        <Link to={rentalPath(rental)} className={styles.place} tabIndex={-1} key={name}>
          <line x1={x} x2={x} y1={y} y2={top} stroke="var(--mark)" strokeWidth="2" />
          <use href={`${drawing}#place`} x={x} y={y} fill="var(--mark)" />
          <text x={x} y={top} dy="0.3em" {...sides[side]}>
            {name}
          </text>
        </Link>
      ))}
    </svg>
  );
}

/** Where a name is beside its thread. */
const sides = {
  left: {textAnchor: 'end', dx: '-0.6em'},
  right: {textAnchor: 'start', dx: '0.8em'},
} as const;
