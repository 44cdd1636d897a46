import type {ReactNode} from 'react';
import {Folded} from '@site/src/elements/Folded';
import {Picture, type ImageSource} from '@site/src/elements/Picture';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface FeatureRowProps extends Omit<SectionProps, 'title'> {
  /** The heading; optional with a label. */
  title?: string;
  /** The section's name for screen readers where it has no heading. */
  label?: string;
  /** A wide image above the section. */
  image?: ImageSource;
  /** What the image shows. */
  alt?: string;
  /** The label that opens all features but the first two on a phone: "Three more reasons". */
  more?: string;
  /** A lead, and four or five `<Feature>`s. */
  children: ReactNode;
}

/** Features side by side under a line. */
export function FeatureRow({
  image,
  alt = '',
  more,
  children,
  ...section
}: FeatureRowProps): ReactNode {
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
