import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Steps on a staircase, or along a dashed line. */
export function Steps({
  look = 'stairs',
  title,
  label,
  image,
  alt = '',
  children,
  ...section
}: PropsOf<'Steps'>): ReactNode {
  const steps = pickChildren(children, Step);
  if (steps.length === 0) return null;
  const lead = otherChildren(children, Step);
  const list = (
    <ol className={clsx(styles.steps, styles[look])} aria-label={title ? undefined : label}>
      {steps}
    </ol>
  );
  if (!title) return list;
  const isBeside = look === 'column';
  const picture = isBeside && image && (
    <Picture
      key="picture"
      className={styles.picture}
      image={image}
      alt={alt}
      ratio="43"
      sizes="(min-width: 64em) 40vw, 100vw"
    />
  );
  return (
    <Section
      {...section}
      title={title}
      lead={picture ? [lead, picture] : lead}
      beside={isBeside && list}
    >
      {!isBeside && list}
    </Section>
  );
}

/** One step; its section adds the number. */
export function Step({title, children}: PropsOf<'Step'>): ReactNode {
  return (
    <li className="item">
      <h3>{title}</h3>
      {children}
    </li>
  );
}
