import type {ReactNode} from 'react';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Vehicle} from '../Vehicle';
import {Claims} from './Claims';
import styles from './styles.module.css';

export {Claims} from './Claims';

export interface FleetProps extends SectionProps {
  /** A lead, `<Vehicle>`s and `<Claims>`. */
  children: ReactNode;
}

/** Vehicles side by side on one floor, and a banner of claims under them. */
export function Fleet({children, ...section}: FleetProps): ReactNode {
  return (
    <>
      <Section {...section} lead={rest(children, Vehicle, Claims)} className={styles.fleet}>
        <ul className={styles.lineup}>
          {pick(children, Vehicle).map(({key, props: {title, image, alt, children: text}}) => (
            <li key={key}>
              <div className={styles.lineupText}>
                <h3>{title}</h3>
                {text}
              </div>
              <Picture image={image} alt={alt} ratio="43" sizes="(min-width: 48em) 33vw, 44vw" />
            </li>
          ))}
        </ul>
      </Section>
      {pick(children, Claims)}
    </>
  );
}
