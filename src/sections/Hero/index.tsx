import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchor} from '@site/src/elements/useAnchor';
import {Button, Buttons} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {otherChildren} from '@site/src/elements/children';
import {Stat} from '@site/src/elements/Stat';
import {VideoLoop} from '@site/src/elements/VideoLoop';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import type {PropsOf} from '../props';
import columns from './columns.module.css';
import {layouts, type HeroLook, type HeroParts} from './layouts';
import styles from './styles.module.css';

export {Badge} from './Badge';

/** An image is wider than its box where the box's height crops its sides. */
const imageSizes: Record<HeroLook, string> = {
  stage: '(min-width: 64em) max(100vw, 160vh), 100vw',
  type: '100vw',
  plate: '100vw',
  split: '(min-width: 64em) 90rem, (min-width: 48em) 135vw, 100vw',
  ledger: '(min-width: 64em) 75vw, 100vw',
  form: '(min-width: 64em) max(100vw, 110rem), (min-width: 48em) 119vw, 100vw',
};

const lookClass: Record<HeroLook, string | undefined> = {
  stage: styles.heroStage,
  type: styles.heroType,
  plate: columns.plateLook,
  split: columns.split,
  ledger: columns.ledger,
  form: columns.form,
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
    id,
    children,
  } = props;
  const headingId = useId();
  useAnchor(id);

  const heading = (
    <h1 className={clsx(upper && 'upper', full && styles.heroFull)} id={headingId}>
      {title}
      {accent && (
        <>
          {' '}
          <span className="volt">{accent}</span>
        </>
      )}
    </h1>
  );
  const lead = (
    <div className={clsx('lead', styles.heroLead)}>{otherChildren(children, Button, Stat)}</div>
  );
  const buttons = <Buttons first="volt">{children}</Buttons>;
  const poster = image && (
    <Picture className={styles.heroPicture} image={image} alt={alt} sizes={imageSizes[look]} bare />
  );
  const picture = poster && video ? <VideoLoop src={video} poster={poster} /> : poster;
  const parts: HeroParts = {heading, lead, buttons, picture, children};

  return (
    <>
      <section
        className={clsx(styles.hero, lookClass[look], tone && `tone-${tone}`)}
        id={id}
        aria-labelledby={headingId}
      >
        {layouts[look](parts)}
      </section>
      {border && <WovenBorder tone={tone} />}
    </>
  );
}
