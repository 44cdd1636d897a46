import type {ReactNode} from 'react';
import clsx from 'clsx';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface BenefitsProps extends SectionProps {
  /** A lead, one `<Highlight>`, and four `<Feature>`s. */
  children: ReactNode;
}

/** Benefits around one large figure. */
export function Benefits({children, ...section}: BenefitsProps): ReactNode {
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

export interface HighlightProps {
  /** The figure: "₹40–45k". */
  value: string;
  /** The text before the figure: "About". */
  before: string;
  /** The text after the figure. */
  children: ReactNode;
}

/** The leading figure of `<Benefits>`. */
export function Highlight(_: HighlightProps): ReactNode {
  return throwMisplaced('Highlight', 'Benefits');
}
