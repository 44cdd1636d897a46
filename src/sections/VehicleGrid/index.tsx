import type {ReactNode} from 'react';
import {ArrowLink, Button} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Vehicle} from '../Vehicle';
import styles from './styles.module.css';

export interface VehicleGridProps extends SectionProps {
  /** Where the button beside the heading leads. */
  to: string;
  /** The button's words. */
  action: string;
  /** `<Vehicle>`s. */
  children: ReactNode;
}

/** The catalogue: vehicles in rows of three, each with a link. */
export function VehicleGrid({to, action, children, ...section}: VehicleGridProps): ReactNode {
  return (
    <Section
      {...section}
      head={(heading) => (
        <div className="carousel-head">
          {heading}
          <Button to={to} icon="arrow-right" kind="line">
            {action}
          </Button>
        </div>
      )}
    >
      {rest(children, Vehicle)}
      <ul className={styles.catalogue}>
        {pick(children, Vehicle).map(({key, props}) => (
          <li className={styles.vehicle} key={key}>
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
