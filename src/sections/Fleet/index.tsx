import type {ReactNode} from 'react';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Vehicle} from '../Vehicle';
import type {PropsOf} from '../props';
import {Claims} from './Claims';
import styles from './styles.module.css';

export {Claims} from './Claims';

/** Vehicles side by side above a banner of claims. */
export function Fleet({children, ...section}: PropsOf<'Fleet'>): ReactNode {
  return (
    <>
      <Section
        {...section}
        lead={otherChildren(children, Vehicle, Claims)}
        className={styles.fleet}
      >
        <ul className={styles.lineup}>
          {pickChildren(children, Vehicle).map(
            ({key, props: {title, image, alt, children: text}}) => (
              <li className="item" key={key}>
                <div className={styles.lineupText}>
                  <h3>{title}</h3>
                  {text}
                </div>
                <Picture image={image} alt={alt} ratio="43" sizes="(min-width: 48em) 33vw, 42vw" />
              </li>
            ),
          )}
        </ul>
      </Section>
      {pickChildren(children, Claims)}
    </>
  );
}
