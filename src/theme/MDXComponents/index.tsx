import type {ComponentProps, HTMLAttributes, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Link} from '@site/src/elements/Link';

/** An element that links may lead to: a heading, or the list item of a footnote. */
function createTarget(As: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li') {
  return function MDXTarget(props: HTMLAttributes<HTMLElement>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return <As {...props} />;
  };
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
  h1: createTarget('h1'),
  h2: createTarget('h2'),
  h3: createTarget('h3'),
  h4: createTarget('h4'),
  h5: createTarget('h5'),
  h6: createTarget('h6'),
  input: (props: ComponentProps<'input'>) => <input {...props} aria-label="Done" />, // of a task
  li: createTarget('li'),
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
  pre: (props: ComponentProps<'pre'>) => <pre {...props} tabIndex={0} />,
  table: MDXTable,
  td: createCell('td'),
  th: createCell('th'),
};

export default MDXComponents;
