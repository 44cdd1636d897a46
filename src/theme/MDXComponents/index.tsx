import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAnchor} from '@site/src/elements/anchor';

/**
 * What Markdown itself becomes. Not the theme's own map: that brings Prism, admonitions and tabs into every visit.
 * Sections are not in it either: each page imports those it names (src/plugins/vocabulary).
 */
type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading(As: Heading) {
  return function MDXHeading({id, children, ...props}: ComponentProps<Heading>): ReactNode {
    useAnchor(id);
    return (
      <As {...props} id={id}>
        {children}
      </As>
    );
  };
}

const MDXComponents = {
  Head,
  a: (props: ComponentProps<'a'>) => <Link {...props} />,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};

export default MDXComponents;
