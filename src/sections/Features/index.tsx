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

/** The columns of each look where there is room. */
const columns: Partial<Record<PropsOf<'Features'>['look'], string>> = {
  grid: 'tablet-3',
  mosaic: 'tablet-2 columns-4',
  points: 'columns-3',
  panels: 'pair-2 columns-4',
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
  const hasCells = look === 'grid' || look === 'mosaic';
  const lead = otherChildren(children, Button, Feature, Highlight);
  const list = (
    <Folded
      className={clsx(
        'grid',
        (hasCells || look === 'checklist') && 'rows',
        columns[look],
        styles.features,
        hasCells && styles.cells,
        styles[look],
      )}
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
