import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import type {PictureSource} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface FeatureRowProps extends Omit<SectionProps, 'title'> {
  /** The heading; optional with a label. */
  title?: string;
  /** The section's name for screen readers where it has no heading. */
  label?: string;
  /** A wide image above the section. */
  image?: PictureSource;
  /** What the image shows. */
  alt?: string;
  /** A lead, and four or five `<Feature>`s. */
  children: ReactNode;
}

/** Features side by side under a line. */
export function FeatureRow({image, alt = '', children, ...section}: FeatureRowProps): ReactNode {
  const features = pickChildren(children, Feature);
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
            sizes="100vw"
            bare
          />
        )
      }
    >
      <ul className={clsx(styles.featureRow, features.length === 5 && styles.featureRow5)}>
        {features}
      </ul>
    </Section>
  );
}
