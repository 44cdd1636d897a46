import type {ReactNode} from 'react';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Section} from '@site/src/elements/Section';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Two texts side by side. */
export function Columns({children, ...section}: PropsOf<'Columns'>): ReactNode {
  return (
    <>
      <Section {...section}>
        <div className={styles.two}>
          {pickChildren(children, Column).map(({key, props}) => (
            <div className={styles.twoText} key={key}>
              <h2 className="title-2">{props.title}</h2>
              {props.children}
            </div>
          ))}
        </div>
      </Section>
      <WovenBorder tone="night" end />
    </>
  );
}

/** One text of `<Columns>`. */
export function Column(_: PropsOf<'Column'>): ReactNode {
  return throwMisplaced('Column', 'Columns');
}
