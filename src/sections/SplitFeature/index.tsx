import type {ReactNode} from 'react';
import {Button, Buttons} from '@site/src/elements/Button';
import {Picture, type ImageSource} from '@site/src/elements/Picture';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Slideshow} from '../Slideshow';

export interface SplitFeatureProps extends SectionProps {
  /** The image; leave it out where a `<Slideshow>` replaces it. */
  image?: ImageSource;
  /** What the image shows. */
  alt?: string;
  /** Puts the image first. */
  reversed?: boolean;
  /** A lead, a bullet list, `<Button>`s, and a `<Slideshow>` instead of the image. */
  children: ReactNode;
}

/** Text on one side, an image on the other. */
export function SplitFeature({
  image,
  alt = '',
  reversed = false,
  children,
  ...section
}: SplitFeatureProps): ReactNode {
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <Split reversed={reversed}>
          <SplitText>
            {heading}
            {otherChildren(children, Button, Slideshow)}
            <Buttons>{children}</Buttons>
          </SplitText>
          {image && (
            <Picture image={image} alt={alt} ratio="32" sizes="(min-width: 64em) 55vw, 100vw" />
          )}
          {pickChildren(children, Slideshow)}
        </Split>
      )}
    />
  );
}
