import {useId} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchor} from '@site/src/elements/anchor';
import {Button, Buttons} from '@site/src/elements/Button';
import {rest} from '@site/src/elements/slots';
import styles from './styles.module.css';

export interface CallToActionProps {
  /** Its address on the page. */
  id?: string;
  /** The last large words of the page. */
  title: string;
  /** Set in capitals; it is, unless this says `{false}`. */
  upper?: boolean;
  /** A sentence and one or two `<Button>`s. */
  children: ReactNode;
}

/** The end of a page: the one field in Volt, over the woven hills that turn into the footer. */
export function CallToAction({id, title, upper = true, children}: CallToActionProps): ReactNode {
  const headingId = useId();
  useAnchor(id);
  return (
    <section className={clsx(styles.horizon, 'tone-volt')} id={id} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.horizonBody)}>
        <h2 className={clsx(styles.horizonTitle, upper && 'upper')} id={headingId}>
          {title}
        </h2>
        <div className={styles.horizonSide}>
          <div className="lead">{rest(children, Button)}</div>
          <Buttons>{children}</Buttons>
        </div>
      </div>
      <div className={styles.horizonHills} aria-hidden="true" />
    </section>
  );
}
