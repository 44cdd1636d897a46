import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Three panels for three audiences; the one under the pointer widens. */
export function Audiences({children, ...section}: PropsOf<'Audiences'>): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Audience)}>
      <div className={styles.panels}>{pickChildren(children, Audience)}</div>
    </Section>
  );
}

/** One audience: image, name, sentence and link. */
export function Audience({
  title,
  image,
  alt,
  to,
  action,
  children,
}: PropsOf<'Audience'>): ReactNode {
  return (
    <article className={styles.panel}>
      <Picture
        className={styles.panelPicture}
        image={image}
        alt={alt}
        sizes="(min-width: 64em) 45vw, 100vw"
      />
      <div className={clsx('item covers', styles.panelText)}>
        <h3>{title}</h3>
        {children}
        <ArrowLink to={to}>{action}</ArrowLink>
      </div>
    </article>
  );
}
