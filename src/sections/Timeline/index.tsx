import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture, type ImageSource} from '@site/src/elements/Picture';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Step} from '../Step';
import styles from './styles.module.css';

export interface TimelineProps extends SectionProps {
  /** Steps side by side below the heading, or stacked beside it. */
  look: 'row' | 'column';
  /** An image below the lead, for `look="column"`. */
  image?: ImageSource;
  /** What the image shows. */
  alt?: string;
  /** A lead, and `<Step>`s. */
  children: ReactNode;
}

/** Steps along a dashed line. */
export function Timeline({look, image, alt = '', children, ...section}: TimelineProps): ReactNode {
  const list = (
    <ol className={clsx(styles.timeline, look === 'row' && styles.timelineRow)}>
      {pickChildren(children, Step)}
    </ol>
  );
  const lead = otherChildren(children, Step);
  if (look === 'row') {
    return (
      <Section {...section} lead={lead}>
        {list}
      </Section>
    );
  }
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <Split alignTop>
          <SplitText>
            {heading}
            {lead}
            {image && (
              <Picture
                className={styles.timelinePicture}
                image={image}
                alt={alt}
                ratio="43"
                sizes="(min-width: 64em) 40vw, 100vw"
              />
            )}
          </SplitText>
          {list}
        </Split>
      )}
    />
  );
}
