import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Step} from '../Step';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Steps along a dashed line. */
export function Timeline({
  look,
  image,
  alt = '',
  children,
  ...section
}: PropsOf<'Timeline'>): ReactNode {
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
