import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {rentalPath, rentalTitle} from '@site/src/company/fares';
import {isPartOf, places, towns, type Place} from '@site/src/company/places';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import type {PropsOf} from '../props';
import {columns, rows, toCells} from './projection';
import styles from './styles.module.css';

/** Assam and Meghalaya as a cloth, with a link from every place to its rental, on the map and in a list. */
export function ServiceMap({children, ...section}: PropsOf<'ServiceMap'>): ReactNode {
  return (
    <Section
      {...section}
      className={styles.serviceMap}
      renderHead={(heading) => (
        <div className={styles.head}>
          {heading}
          <div className="lead muted">{children}</div>
        </div>
      )}
    >
      <Cloth />
      <ul className={styles.places}>
        {listRows.map((row) => (
          <PlaceRow {...row} key={row.name} />
        ))}
      </ul>
    </Section>
  );
}

type Row = Pick<Place, 'name' | 'rental'>;

/** The rows of the list: the towns share one. */
const listRows: readonly Row[] = [
  {name: towns.join(', '), rental: 'interdistrict'},
  ...places.filter(({rental}) => rental !== 'interdistrict'),
];

function PlaceRow({name, rental}: Row): ReactNode {
  const isPart = isPartOf(rental, name);
  return (
    <li>
      <Link to={rentalPath(rental)}>
        <span>
          {name}{' '}
          <small>
            {isPart && 'Part of the '}
            {rentalTitle(rental)}
            {rental === 'interdistrict' && ', anywhere in Assam'}
          </small>
        </span>{' '}
        {!isPart && (
          <span className="price">
            <small>From</small> <Price of={rental} />
          </span>
        )}
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}

/** The drawing, which repeats the list: assistive technology and the keyboard skip it. */
function Cloth(): ReactNode {
  const drawing = useBaseUrl('/map.svg');
  return (
    <svg className={styles.map} aria-hidden="true">
      <svg className={styles.cloth} viewBox={`0 0 ${columns} ${rows}`}>
        <use href={`${drawing}#assam`} className={styles.assam} />
        <use href={`${drawing}#meghalaya`} className={styles.meghalaya} />
        <use href={`${drawing}#brahmaputra`} className={styles.banks} />
        <use href={`${drawing}#brahmaputra`} className={styles.river} />
      </svg>
      <text x="86%" y="3%">
        Brahmaputra
      </text>
      {places.map(({name, rental, position, label}) => {
        const {x, y} = toCells(...position);
        const top = (100 * y) / rows;
        return (
          <svg x={`${(100 * x) / columns}%`} y={`${top}%`} key={name}>
            <Link
              to={rentalPath(rental)}
              className={clsx(styles.place, label.side && styles.labelRight)}
              tabIndex={-1}
            >
              <line y2={`${label.top - top}%`} />
              <path d="M-2-10h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4h-4v-4h4v-4h4z" />
              <text y={`${label.top - top}%`}>{name}</text>
            </Link>
          </svg>
        );
      })}
    </svg>
  );
}
