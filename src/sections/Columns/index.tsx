import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Section} from '@site/src/elements/Section';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Two texts side by side, or more lists of links. */
export function Columns({children, ...section}: PropsOf<'Columns'>): ReactNode {
  const columns = pickChildren(children, Column);
  if (columns.length === 0) return null;
  return (
    <>
      <Section {...section}>
        <div className={clsx('grid tablet-2', styles.columns, columns.length > 2 && styles.lists)}>
          {columns.map(({key, props}) => (
            <div className={clsx(styles.column, columns.length > 2 && 'ruled')} key={key}>
              <h2 className="title-2">{props.title}</h2>
              <div>{props.children}</div>
            </div>
          ))}
        </div>
      </Section>
      <WovenBorder tone="night" end />
    </>
  );
}

/** One text. `<Columns>` renders what it holds. */
export function Column(_: PropsOf<'Column'>): ReactNode {
  return null;
}
