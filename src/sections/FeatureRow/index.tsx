import type {ReactNode} from 'react';
import {Folded} from '@site/src/elements/Folded';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Features side by side under a line. */
export function FeatureRow({
  image,
  alt = '',
  more,
  children,
  ...section
}: PropsOf<'FeatureRow'>): ReactNode {
  return (
    <Section
      {...section}
      lead={otherChildren(children, Feature)}
      cover={
        image && (
          <Picture
            className={styles.featureRowPicture}
            image={image}
            alt={alt}
            sizes="(min-width: 48em) 100vw, 132vw"
            bare
          />
        )
      }
    >
      <Folded className={styles.featureRow} visible={2} more={more}>
        {pickChildren(children, Feature)}
      </Folded>
    </Section>
  );
}
