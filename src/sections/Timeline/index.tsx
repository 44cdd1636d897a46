import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import type {PictureSource} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {pick, rest} from '@site/src/elements/slots';
import {Step} from '../Step';
import styles from './styles.module.css';

export interface TimelineProps extends SectionProps {
  /** Side by side under the heading, or one below the other beside it. */
  look: 'row' | 'column';
  /** A picture under the lead, in a column. */
  image?: PictureSource;
  /** What that picture shows. */
  alt?: string;
  /** A lead, and `<Step>`s. */
  children: ReactNode;
}

/** Stations along a dashed line. */
export function Timeline({look, image, alt = '', children, ...section}: TimelineProps): ReactNode {
  const list = (
    <ol className={clsx(styles.timeline, look === 'row' && styles.timelineRow)}>
      {pick(children, Step)}
    </ol>
  );
  const lead = rest(children, Step);
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
      head={(heading) => (
        <Split top>
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
