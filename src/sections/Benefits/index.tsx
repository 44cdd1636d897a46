import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misplaced} from '@site/src/elements/misplaced';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface BenefitsProps extends SectionProps {
  /** A lead, one `<Highlight>`, and four `<Feature>`s. */
  children: ReactNode;
}

/** Benefits around one large figure. */
export function Benefits({children, ...section}: BenefitsProps): ReactNode {
  return (
    <Section {...section} lead={rest(children, Highlight, Feature)}>
      <ul className={styles.bento}>
        {pick(children, Highlight).map(({key, props: {value, before, children: text}}) => (
          <li className={clsx(styles.bentoLead, 'tone-night')} key={key}>
            <p className="lead">{before}</p>
            <div>
              <b className="figure">{value}</b>
              {text}
            </div>
          </li>
        ))}
        {pick(children, Feature)}
      </ul>
    </Section>
  );
}

export interface HighlightProps {
  /** The figure: "₹40–45k". */
  value: string;
  /** What stands before it: "About". */
  before: string;
  /** What stands behind it. */
  children: ReactNode;
}

/** The one figure that leads. */
export function Highlight(_: HighlightProps): ReactNode {
  return misplaced('Highlight', 'Benefits');
}
