import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink, Button} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Vehicles side by side above a banner of claims, or a catalogue with links. */
export function Vehicles({look, to, action, children, ...section}: PropsOf<'Vehicles'>): ReactNode {
  const vehicles = pickChildren(children, Vehicle);
  if (vehicles.length === 0) return null;
  const lead = otherChildren(children, Vehicle, Claims);
  const isLineup = look === 'lineup';
  const list = (
    <ul className={clsx('grid', isLineup && 'tablet-3', styles[look])}>
      {vehicles.map(({key, props: vehicle}) => (
        <li className="item grid" key={key}>
          <Picture
            image={vehicle.image}
            alt={vehicle.alt}
            ratio="43"
            bare={isLineup}
            sizes={isLineup ? '(min-width: 48em) 33vw, 42vw' : '(min-width: 64em) 30vw, 50vw'}
          />
          <div>
            <h3>{vehicle.title}</h3>
            {vehicle.children}
            {vehicle.to && vehicle.action && (
              <ArrowLink to={vehicle.to}>
                <span>
                  {vehicle.action}
                  <span className="visually-hidden">: {vehicle.title}</span>
                </span>
              </ArrowLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  const headWithLink = to && {
    renderBody: (heading: ReactNode) => (
      <>
        <div className="heading-row">
          {heading}
          <Button to={to} icon="arrow-right" kind="line">
            {action}
          </Button>
        </div>
        {lead}
      </>
    ),
  };
  return (
    <>
      <Section
        {...section}
        {...headWithLink}
        lead={lead}
        className={isLineup ? styles.lineupSection : undefined}
      >
        {list}
      </Section>
      {pickChildren(children, Claims)}
    </>
  );
}

/** One vehicle. `<Vehicles>` renders what it holds. */
export function Vehicle(_: PropsOf<'Vehicle'>): ReactNode {
  return null;
}

/** Claims in capitals, on one line where they fit. */
export function Claims({children}: PropsWithChildren): ReactNode {
  return <div className={clsx('headline tone-night', styles.claims)}>{children}</div>;
}
