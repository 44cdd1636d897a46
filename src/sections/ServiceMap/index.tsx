import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {rentalPath, rentals} from '@site/src/company/fares';
import {places, towns, type Place} from '@site/src/company/places';
import {Icon} from '@site/src/elements/Icon';
import {Price} from '@site/src/elements/Price';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {columns, rows, toCells} from './projection';
import styles from './styles.module.css';

export interface ServiceMapProps extends SectionProps {
  /** One or two sentences beside the heading. */
  children: ReactNode;
}

/** Assam and Meghalaya as a cloth, with a link from every place to its rental, on the map and in a list. */
export function ServiceMap({children, ...section}: ServiceMapProps): ReactNode {
  return (
    <Section
      {...section}
      className={styles.serviceMap}
      renderHead={(heading) => (
        <div className={styles.head}>
          {heading}
          <div className="head__lead">{children}</div>
        </div>
      )}
    >
      <Cloth />
      <ul className={styles.places}>
        <PlaceRow name={towns.join(', ')} rental="interdistrict" note={townsNote} priced />
        {places
          .filter(({rental}) => rental !== 'interdistrict')
          .map(({name, rental, note}) => (
            <PlaceRow name={name} rental={rental} note={note} priced={!note} key={name} />
          ))}
      </ul>
    </Section>
  );
}

const townsNote = 'Inter-district rental, anywhere in Assam';

/** A row of the list. A place that another one's rental covers has no price of its own. */
function PlaceRow({
  name,
  rental,
  note = `${rentals[rental].name} rental`,
  priced,
}: Pick<Place, 'name' | 'rental' | 'note'> & {priced: boolean}): ReactNode {
  return (
    <li>
      <Link to={rentalPath(rental)}>
        <span>
          {name} <small>{note}</small>
        </span>{' '}
        {priced && (
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
      <text className={styles.riverName} x="86%" y="3%">
        Brahmaputra
      </text>
      {places.map(({name, rental, longitude, latitude, label, labelRight}) => {
        const {x, y} = toCells(longitude, latitude);
        const top = (100 * y) / rows;
        return (
          <svg x={`${(100 * x) / columns}%`} y={`${top}%`} key={name}>
            <Link
              to={rentalPath(rental)}
              className={clsx(styles.place, labelRight && styles.labelRight)}
              tabIndex={-1}
            >
              <line y2={`${label - top}%`} />
              <path d="M-2-10h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4h-4v-4h4v-4h4z" />
              <text y={`${label - top}%`}>{name}</text>
            </Link>
          </svg>
        );
      })}
    </svg>
  );
}
