import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button, Buttons} from '@site/src/elements/Button';
import {Folded} from '@site/src/elements/Folded';
import {Icon} from '@site/src/elements/Icon';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** The classes of the list in each look, with its columns where there is room. */
const listClasses: Record<PropsOf<'Features'>['look'], string | undefined> = {
  grid: clsx('rows tablet-3', styles.cells),
  mosaic: clsx('rows tablet-2 columns-4', styles.cells, styles.mosaic),
  row: styles.row,
  points: clsx('columns-3', styles.points),
  checklist: clsx('rows', styles.checklist),
  panels: clsx('pair-2 columns-4', styles.panels),
};

/** Features, each with a drawing, a title and a sentence, in one of several layouts. */
export function Features({
  look,
  image,
  alt = '',
  more,
  children,
  ...section
}: PropsOf<'Features'>): ReactNode {
  const features = pickChildren(children, Feature);
  if (features.length === 0) return null;
  const lead = otherChildren(children, Button, Feature, Highlight);
  const list = (
    <Folded
      className={clsx('grid', styles.features, listClasses[look])}
      foldClassName={look === 'row' && styles.foldedRow}
      visible={look === 'row' ? 2 : 3}
      more={more}
    >
      {[...pickChildren(children, Highlight), ...features]}
    </Folded>
  );
  if (look === 'checklist') {
    const leadAndButtons = (
      <>
        {lead}
        <Buttons>{children}</Buttons>
      </>
    );
    return <Section {...section} lead={leadAndButtons} beside={list} />;
  }
  const cover = image && (
    <Picture
      className={styles.cover}
      image={image}
      alt={alt}
      ratio="169"
      sizes="(min-width: 48em) 100vw, 132vw"
      bare
    />
  );
  return (
    <Section {...section} lead={lead} cover={cover}>
      {list}
    </Section>
  );
}

/** One feature: a drawing, a title and a sentence. Without a sentence, the title is a point of a list, not a heading. */
export function Feature({icon, title, children}: PropsOf<'Feature'>): ReactNode {
  return (
    <li className="item grid">
      <Icon name={icon} size="l" />
      {children ? (
        <div>
          <h3>{title}</h3>
          {children}
        </div>
      ) : (
        title
      )}
    </li>
  );
}

/** The large figure before the features. */
export function Highlight({value, before, children}: PropsOf<'Highlight'>): ReactNode {
  return (
    <li className={clsx('grid box tone-night muted', styles.highlight)}>
      <p className="lead">{before}</p>
      <b className="figure volt">{value}</b>
      {children}
    </li>
  );
}
