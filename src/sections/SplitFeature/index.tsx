import type {ReactNode} from 'react';
import {Button, Buttons} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import type {PictureSource} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {pick, rest} from '@site/src/elements/slots';
import {Slideshow} from '../Slideshow';

export interface SplitFeatureProps extends SectionProps {
  /** The picture; left out when a `<Slideshow>` stands in its place. */
  image?: PictureSource;
  /** What the picture shows. */
  alt?: string;
  /** The picture stands first. */
  reversed?: boolean;
  /** A lead, a bullet list, `<Button>`s; a `<Slideshow>` in place of the picture. */
  children: ReactNode;
}

/** Text on one side, a picture on the other. */
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
      head={(heading) => (
        <Split reversed={reversed}>
          <SplitText>
            {heading}
            {rest(children, Button, Slideshow)}
            <Buttons>{children}</Buttons>
          </SplitText>
          {image && (
            <Picture image={image} alt={alt} ratio="32" sizes="(min-width: 64em) 55vw, 100vw" />
          )}
          {pick(children, Slideshow)}
        </Split>
      )}
    />
  );
}
