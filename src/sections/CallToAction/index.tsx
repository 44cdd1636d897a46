import {useId, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Button, Buttons, EmailButton} from '@site/src/elements/Button';
import {otherChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** The end of a page: a large title on the Volt background. */
export function CallToAction({id, title, children}: PropsOf<'CallToAction'>): ReactNode {
  const headingId = useId();
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx(styles.horizon, 'tone-volt')} id={id} aria-labelledby={headingId}>
      <div className={clsx('wrap grid', styles.horizonBody)}>
        <h2 className={clsx(styles.horizonTitle, 'upper')} id={headingId}>
          {title}
        </h2>
        <div className={clsx('grid', styles.horizonSide)}>
          <div className="lead">{otherChildren(children, Button, EmailButton)}</div>
          <Buttons>{children}</Buttons>
        </div>
      </div>
    </section>
  );
}
