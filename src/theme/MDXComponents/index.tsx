import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {Link} from '@site/src/elements/Link';
import {useAnchor} from '@site/src/elements/useAnchor';

type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function createHeading(As: Heading) {
  return function MDXHeading(props: ComponentProps<Heading>): ReactNode {
    useAnchor(props.id);
    return <As {...props} />;
  };
}

/** A list item. Those of footnotes have an id. */
function MDXListItem(props: ComponentProps<'li'>): ReactNode {
  useAnchor(props.id);
  return <li {...props} />;
}

/** A table cell with its alignment as an attribute: the content security policy forbids `style`. */
function createCell(As: 'td' | 'th') {
  return function MDXCell({style, ...props}: ComponentProps<'td' | 'th'>): ReactNode {
    return <As {...props} align={style?.textAlign as 'left' | 'center' | 'right' | undefined} />;
  };
}

/** A table in a group that scrolls, also by keyboard, if the table is too wide. */
function MDXTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/**
 * The components of Markdown elements. The theme's map would add Prism, admonitions and tabs to every visit. Sections
 * are imported per page (src/plugins/mdx-auto-import).
 */
const MDXComponents = {
  Head,
  a: (props: ComponentProps<'a'>) => <Link {...props} />,
  h1: createHeading('h1'),
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  input: (props: ComponentProps<'input'>) => <input {...props} aria-label="Done" />, // of a task
  li: MDXListItem,
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
  pre: (props: ComponentProps<'pre'>) => <pre {...props} tabIndex={0} />,
  table: MDXTable,
  td: createCell('td'),
  th: createCell('th'),
};

export default MDXComponents;
