import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/elements/Picture';
import type {PictureSource} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {pick, rest} from '@site/src/elements/slots';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface FeatureRowProps extends Omit<SectionProps, 'title'> {
  /** The heading; it may be left out when there is a label. */
  title?: string;
  /** What the features are, for screen readers, where there is no heading. */
  label?: string;
  /** A wide picture over the section. */
  image?: PictureSource;
  /** What that picture shows. */
  alt?: string;
  /** A lead, and four or five `<Feature>`s. */
  children: ReactNode;
}

/** Features side by side on a rule, without boxes. */
export function FeatureRow({image, alt = '', children, ...section}: FeatureRowProps): ReactNode {
  const features = pick(children, Feature);
  return (
    <Section
      {...section}
      lead={rest(children, Feature)}
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
