import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Picture, type WithPicture} from '@site/src/elements/Picture';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import styles from './styles.module.css';

export interface AudiencesProps extends SectionProps {
  /** A lead, and three `<Audience>`s. */
  children: ReactNode;
}

/** Three panels for three audiences; the one under the pointer widens. */
export function Audiences({children, ...section}: AudiencesProps): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, Audience)}>
      <div className={styles.panels}>{pickChildren(children, Audience)}</div>
    </Section>
  );
}

export interface AudienceProps extends WithPicture {
  /** The audience's name. */
  title: string;
  /** Where the panel leads. */
  to: string;
  /** The link's label. */
  action: string;
  /** One sentence. */
  children: ReactNode;
}

/** One audience: image, name, sentence and link. */
export function Audience({title, image, alt, to, action, children}: AudienceProps): ReactNode {
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
