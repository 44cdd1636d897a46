import type {ReactNode} from 'react';
import clsx from 'clsx';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Benefits around one large figure. */
export function Benefits({children, ...section}: PropsOf<'Benefits'>): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Highlight, Feature)}>
      <ul className={clsx('grid', styles.bento)}>
        {pickChildren(children, Highlight).map(({key, props: {value, before, children: text}}) => (
          <li className={clsx(styles.bentoLead, 'item', 'tone-night')} key={key}>
            <p className="lead">{before}</p>
            <div>
              <b className="figure volt">{value}</b>
              {text}
            </div>
          </li>
        ))}
        {pickChildren(children, Feature)}
      </ul>
    </Section>
  );
}

/** The leading figure of `<Benefits>`. */
export function Highlight(_: PropsOf<'Highlight'>): ReactNode {
  return throwMisplaced('Highlight', 'Benefits');
}
