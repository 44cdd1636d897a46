import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink, Button} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Vehicle} from '../Vehicle';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** A catalogue of vehicles in rows of three, each with a link. */
export function VehicleGrid({to, action, children, ...section}: PropsOf<'VehicleGrid'>): ReactNode {
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <div className="carousel-head">
          {heading}
          <Button to={to} icon="arrow-right" kind="line">
            {action}
          </Button>
        </div>
      )}
    >
      {otherChildren(children, Vehicle)}
      <ul className={styles.catalogue}>
        {pickChildren(children, Vehicle).map(({key, props}) => (
          <li className={clsx('item', styles.vehicle)} key={key}>
            <Picture
              className={styles.vehiclePicture}
              image={props.image}
              alt={props.alt}
              ratio="43"
              sizes="(min-width: 64em) 30vw, 50vw"
            />
            <h3>{props.title}</h3>
            {props.children}
            {props.to && props.action && (
              <ArrowLink to={props.to}>
                <span>
                  {props.action}
                  <span className="visually-hidden">: {props.title}</span>
                </span>
              </ArrowLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
