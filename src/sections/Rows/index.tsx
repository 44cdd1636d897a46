import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Folded} from '@site/src/elements/Folded';
import {Icon} from '@site/src/elements/Icon';
import {Picture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Rows of large titles, each with a sentence beside it. Very large titles have a small heading. */
export function Rows({large, more, children, ...section}: PropsOf<'Rows'>): ReactNode {
  const rows = pickChildren(children, Row);
  if (rows.length === 0) return null;
  return (
    <Section
      {...section}
      {...(large && {className: styles.large, headingClassName: 'kicker'})}
      lead={otherChildren(children, Row)}
    >
      <Folded className={clsx('rows', styles.list)} visible={2} more={more}>
        {rows}
      </Folded>
    </Section>
  );
}

/** One row: a large title, a sentence and an optional link. */
export function Row({icon, image, rental, to, action, ...row}: PropsOf<'Row'>): ReactNode {
  return (
    <li className={clsx('item grid', image ? styles.pictured : icon && styles.drawn)}>
      <h3>
        {icon && <Icon name={icon} size="l" />}
        {row.title}
      </h3>
      {image && (
        <Picture
          image={image}
          alt={row.alt ?? ''}
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
        {row.children}
        {to && action && <ArrowLink to={to}>{action}</ArrowLink>}
      </div>
    </li>
  );
}
