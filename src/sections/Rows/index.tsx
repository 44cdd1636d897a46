import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import type {IconName} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import styles from './styles.module.css';

export interface RowsProps extends SectionProps {
  /** The rows' titles are set very large. */
  large?: boolean;
  /** The section's heading is a small label over the rows. */
  titleSmall?: boolean;
  /** A lead, and `<Row>`s. */
  children: ReactNode;
}

/** Rows of large words, each with a sentence beside it. */
export function Rows({large, titleSmall, children, ...section}: RowsProps): ReactNode {
  const list = (
    <ul className={clsx(styles.commitments, large && styles.commitmentsLarge)}>
      {pick(children, Row)}
    </ul>
  );
  return titleSmall ? (
    <Section {...section} headingClassName="kicker" head={(heading) => heading}>
      {rest(children, Row)}
      {list}
    </Section>
  ) : (
    <Section {...section} lead={rest(children, Row)}>
      {list}
    </Section>
  );
}

export interface RowProps {
  /** The large words. */
  title: string;
  /** A drawing before them. */
  icon?: IconName;
  /** Where its link leads. */
  to?: string;
  /** The link's words. */
  action?: string;
  /** One or two sentences. */
  children: ReactNode;
}

/** One row: large words, a sentence, perhaps a link. */
export function Row({title, icon, to, action, children}: RowProps): ReactNode {
  return (
    <li>
      <h3>
        {icon && <Icon name={icon} size="l" />}
        {title}
      </h3>
      <div>
        {children}
        {to && action && <ArrowLink to={to}>{action}</ArrowLink>}
      </div>
    </li>
  );
}
