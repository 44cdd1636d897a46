import type {ReactNode} from 'react';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {pickChildren} from '@site/src/elements/children';
import styles from './styles.module.css';

export interface ColumnsProps extends Omit<SectionProps, 'title'> {
  /** What the columns are about, for screen readers. */
  label: string;
  /** Two `<Column>`s. */
  children: ReactNode;
}

/** Two texts side by side. */
export function Columns({children, ...section}: ColumnsProps): ReactNode {
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

export interface ColumnProps {
  /** The text's heading. */
  title: string;
  /** A paragraph or two. */
  children: ReactNode;
}

/** One text of `<Columns>`. */
export function Column(_: ColumnProps): ReactNode {
  return throwMisplaced('Column', 'Columns');
}
