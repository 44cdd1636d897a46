import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Folded} from '@site/src/elements/Folded';
import {Icon} from '@site/src/elements/Icon';
import {Picture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Rows of large titles, each with a sentence beside it. */
export function Rows({large, titleSmall, more, children, ...section}: PropsOf<'Rows'>): ReactNode {
  const list = (
    <Folded className={clsx('rows', styles.list, large && styles.large)} visible={2} more={more}>
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
}: PropsOf<'Row'>): ReactNode {
  return (
    <li className={clsx('item grid', image ? styles.pictured : icon && styles.drawn)}>
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
