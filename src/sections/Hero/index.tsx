import type {ReactNode} from 'react';
import {useId} from 'react';
import clsx from 'clsx';
import {useAnchor} from '@site/src/elements/anchor';
import {Button, Buttons} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import type {PictureSource} from '@site/src/elements/Picture';
import type {Tone} from '@site/src/elements/Section';
import {pick, pickSlot, rest} from '@site/src/elements/slots';
import {Stat} from '@site/src/elements/Stat';
import {VideoLoop} from '@site/src/elements/VideoLoop';
import {Hem} from '@site/src/elements/Weave';
import styles from './styles.module.css';

export {Slip} from './Slip';

export interface HeroProps {
  /**
   * `stage`: over a picture with a calm left side. `type`: the headline is the picture. `split`: picture beside the text.
   * `ledger`: picture beside figures. `plate`: the headline on a plate over the picture. `form`: a form beside the text.
   */
  look: 'stage' | 'type' | 'split' | 'ledger' | 'plate' | 'form';
  /** The page's one first heading. */
  title: string;
  /** Its last words, in Volt. */
  accent?: string;
  /** Set in capitals. */
  upper?: boolean;
  /** As wide and large as the window allows. */
  full?: boolean;
  /** The ground; without it, the page's. */
  tone?: Tone;
  /** The picture. */
  image?: PictureSource;
  /** What the picture shows. */
  alt?: string;
  /** A silent film over the picture, without its ending: `/video/sustainability` stands for .mp4 and .webm. */
  video?: `/video/${string}`;
  /** The woven band under the hero. There is one unless this says `{false}` or the hero has no tone. */
  hem?: boolean;
  /** The hero's address on the page. */
  id?: string;
  /** A lead and `<Button>`s; by look also `<Slip>`, `<Stat>`s and `<ClientLogos>`, `<FareIndex>`, `<PartnerForm>`. */
  children: ReactNode;
}

const sizes: Record<HeroProps['look'], string> = {
  stage: '100vw',
  type: '100vw',
  plate: '100vw',
  split: '(min-width: 64em) 53vw, 100vw',
  ledger: '(min-width: 64em) 70vw, 100vw',
  form: '(min-width: 64em) 68vw, 100vw',
};

const lookClass: Record<HeroProps['look'], string | undefined> = {
  stage: styles.heroStage,
  type: styles.heroType,
  plate: styles.heroPlate,
  split: styles.heroSplit,
  ledger: styles.heroLedger,
  form: styles.heroForm,
};

/** The top of a page: its one first heading, a lead, what to do next. */
export function Hero(props: HeroProps): ReactNode {
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
    hem = tone !== undefined,
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
  const lead = <div className={clsx('lead', styles.heroLead)}>{rest(children, Button, Stat)}</div>;
  const buttons = <Buttons first="volt">{children}</Buttons>;
  const still = image && (
    <Picture className={styles.heroPicture} image={image} alt={alt} sizes={sizes[look]} bare />
  );
  const picture = still && video ? <VideoLoop src={video} poster={still} /> : still;
  const parts: Parts = {heading, lead, buttons, picture, children};

  return (
    <>
      <section
        className={clsx(styles.hero, lookClass[look], tone && `tone-${tone}`)}
        id={id}
        aria-labelledby={headingId}
      >
        {layouts[look](parts)}
      </section>
      {hem && <Hem tone={tone} />}
    </>
  );
}

interface Parts {
  heading: ReactNode;
  lead: ReactNode;
  buttons: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

const layouts: Record<HeroProps['look'], (parts: Parts) => ReactNode> = {
  stage: ({heading, lead, buttons, picture}) => (
    <>
      <div className={styles.heroMedia}>{picture}</div>
      <div className={clsx('wrap', styles.heroBody)}>
        {heading}
        {lead}
        {buttons}
      </div>
    </>
  ),
  type: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className={clsx('wrap', styles.heroBody)}>
        {heading}
        <div className={styles.heroRow}>
          {lead}
          {buttons}
        </div>
      </div>
      {pickSlot(children, 'index')}
      {picture && <div className={styles.heroWide}>{picture}</div>}
    </>
  ),
  split: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className={clsx('wrap', styles.heroBody)}>
        {heading}
        {lead}
        {buttons}
      </div>
      <div className={styles.heroSide}>
        {picture}
        {pickSlot(children, 'slip')}
      </div>
    </>
  ),
  ledger: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className="wrap">
        {heading}
        <div className={styles.heroRow}>
          {lead}
          {buttons}
        </div>
        <div className={styles.ledger}>
          <div className={styles.ledgerPicture}>{picture}</div>
          <dl className={styles.ledgerList}>{pick(children, Stat)}</dl>
        </div>
      </div>
      <div className={clsx('wrap', styles.heroLogos)}>{pickSlot(children, 'logos')}</div>
    </>
  ),
  plate: ({heading, lead, buttons, picture}) => (
    <>
      <div className={styles.heroWide}>{picture}</div>
      <div className={clsx(styles.plate, 'tone-night')}>
        {heading}
        <div className={styles.heroRow}>
          {lead}
          {buttons}
        </div>
      </div>
    </>
  ),
  form: ({heading, lead, buttons, picture, children}) => (
    <>
      <div className={clsx('wrap', styles.heroCols)}>
        <div className={styles.heroText}>
          {heading}
          {lead}
          {buttons}
        </div>
        {pickSlot(children, 'form')}
      </div>
      <div className={styles.heroUnder}>{picture}</div>
    </>
  ),
};
