import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button, Buttons} from '@site/src/elements/Button';
import {MainHeading} from '@site/src/elements/MainHeading';
import {Picture} from '@site/src/elements/Picture';
import {otherChildren, pickBySlot, pickChildren} from '@site/src/elements/children';
import {Stat} from '@site/src/elements/Stat';
import {VideoLoop} from '@site/src/elements/VideoLoop';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** An image is wider than its box where the box's height crops its sides. */
const imageSizes: Record<PropsOf<'Hero'>['look'], string> = {
  stage: '(min-width: 64em) max(100vw, 160vh), 100vw',
  type: '100vw',
  plate: '100vw',
  split: '(min-width: 64em) 90rem, (min-width: 48em) 135vw, 100vw',
  ledger: '(min-width: 64em) 75vw, 100vw',
  form: '(min-width: 64em) max(100vw, 110rem), (min-width: 48em) 119vw, 100vw',
};

/** The top of a page: its main heading, a lead and the next action. */
export function Hero(props: PropsOf<'Hero'>): ReactNode {
  const {
    look,
    title,
    accent,
    upper,
    full,
    tone,
    image,
    alt = '',
    video,
    border = tone !== undefined,
    children,
  } = props;
  const headingId = useId();

  const poster = image && (
    <Picture className={styles.image} image={image} alt={alt} sizes={imageSizes[look]} bare />
  );
  const media = poster && (
    <div className={styles.visual}>
      {video ? <VideoLoop src={video} poster={poster} /> : poster}
      {pickBySlot(children, 'badge')}
    </div>
  );
  const isMediaFirst = look === 'stage' || look === 'plate';
  const stats = pickChildren(children, Stat);
  const extra = pickBySlot(children, 'extra');

  return (
    <>
      <section
        className={clsx(styles.hero, styles[look], tone && `tone-${tone}`)}
        aria-labelledby={headingId}
      >
        {isMediaFirst && media}
        <div className={clsx('wrap grid', styles.body)}>
          <MainHeading
            className={clsx(styles.title, upper && 'upper', full && styles.full)}
            id={headingId}
          >
            {title}
            {accent && (
              <>
                {' '}
                <span className="volt">{accent}</span>
              </>
            )}
          </MainHeading>
          <div className="lead">{otherChildren(children, Button, Stat)}</div>
          <Buttons first="volt">{children}</Buttons>
        </div>
        {!isMediaFirst && media}
        {stats.length > 0 && <dl className={clsx('wrap', styles.stats)}>{stats}</dl>}
        {extra.length > 0 && <div className={styles.extra}>{extra}</div>}
      </section>
      {border && <WovenBorder tone={tone} />}
    </>
  );
}

/** A Volt badge with one figure, on the image of a hero with `look="split"`. */
export function Badge({value, before, after}: PropsOf<'Badge'>): ReactNode {
  return (
    <p className={clsx('grid tone-volt', styles.badge)}>
      <span>{before}</span> <b className="figure">{value}</b> <span>{after}</span>
    </p>
  );
}

Badge.slot = 'badge';
