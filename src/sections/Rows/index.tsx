import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {RentalKey} from '@site/src/company/fares';
import {ArrowLink} from '@site/src/elements/Button';
import {Folded} from '@site/src/elements/Folded';
import {Icon, type IconName} from '@site/src/elements/Icon';
import {Picture, type ImageSource} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import styles from './styles.module.css';

export interface RowsProps extends SectionProps {
  /** Sets the rows' titles very large. */
  large?: boolean;
  /** Sets the section's heading as a small label. */
  titleSmall?: boolean;
  /** The label that opens all rows but the first two on a phone: "Three more promises". */
  more?: string;
  /** A lead, and `<Row>`s. */
  children: ReactNode;
}

/** Rows of large titles, each with a sentence beside it. */
export function Rows({large, titleSmall, more, children, ...section}: RowsProps): ReactNode {
  const list = (
    <Folded
      className={clsx('rows', styles.commitments, large && styles.commitmentsLarge)}
      visible={2}
      more={more}
    >
      {pickChildren(children, Row)}
    </Folded>
  );
  return titleSmall ? (
    <Section {...section} headingClassName="kicker" renderHead={(heading) => heading}>
      {otherChildren(children, Row)}
      {list}
    </Section>
  ) : (
    <Section {...section} lead={otherChildren(children, Row)}>
      {list}
    </Section>
  );
}

export interface RowProps {
  /** The large title. */
  title: string;
  /** A drawing before the title. */
  icon?: IconName;
  /** An image between the title and the sentence. */
  image?: ImageSource;
  /** What the image shows. */
  alt?: string;
  /** The rental whose starting price it shows. */
  rental?: RentalKey;
  /** Where its link leads. */
  to?: string;
  /** The link's label. */
  action?: string;
  /** One or two sentences. */
  children: ReactNode;
}

/** One row: a large title, a sentence and an optional link. */
export function Row({
  title,
  icon,
  image,
  alt = '',
  rental,
  to,
  action,
  children,
}: RowProps): ReactNode {
  return (
    <li className={clsx('item grid', image && styles.pictured)}>
      <h3>
        {icon && <Icon name={icon} size="l" />}
        {title}
      </h3>
      {image && (
        <Picture
          image={image}
          alt={alt}
          ratio="32"
          sizes="(min-width: 64em) min(27vw, 27rem), (min-width: 48em) 14rem, 7.5rem"
        />
      )}
      <div>
        {rental && (
          <p className={styles.from}>
            From{' '}
            <b className="price">
              <Price of={rental} />
            </b>
          </p>
        )}
        {children}
        {to && action && <ArrowLink to={to}>{action}</ArrowLink>}
      </div>
    </li>
  );
}
