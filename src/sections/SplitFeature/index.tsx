import type {ReactNode} from 'react';
import {Button, Buttons} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {Section} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Slideshow} from '../Slideshow';
import type {PropsOf} from '../definitions';

/** Text on one side, an image on the other. */
export function SplitFeature({
  image,
  alt = '',
  reversed = false,
  children,
  ...section
}: PropsOf<'SplitFeature'>): ReactNode {
  return (
    <Section
      {...section}
      renderBody={(heading) => (
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
