import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isCurrent} from '@site/src/company/navigation';
import type {NavLink} from '@site/src/company/navigation';

interface NavLinksProps {
  links: readonly NavLink[];
  className?: string | undefined;
  /** Renders only the list items, for a list with other items. */
  bare?: boolean;
}

/** Links of the header, the current one marked. */
export function NavLinks({links, className, bare}: NavLinksProps): ReactNode {
  const {pathname} = useLocation();
  const items = links.map((link) => (
    <li key={link.to}>
      <Link to={link.to} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
        {link.label}
      </Link>
    </li>
  ));
  return bare ? items : <ul className={className}>{items}</ul>;
}
