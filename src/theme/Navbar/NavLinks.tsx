import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {isCurrent, type NavLink} from '@site/src/company/navigation';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';

interface NavLinksProps {
  links: readonly NavLink[];
  className?: string;
}

/** A list of links of the header or the footer. */
export function NavLinks({links, className}: NavLinksProps): ReactNode {
  return (
    <ul className={className}>
      {links.map((link) => (
        <NavItem {...link} key={link.label} />
      ))}
    </ul>
  );
}

interface NavItemProps extends NavLink {
  className?: string;
}

/** A link as a list item, marked if it leads to the current page. */
export function NavItem({className, ...link}: NavItemProps): ReactNode {
  const {pathname} = useLocation();
  const t = useTranslate();
  const current = isCurrent(link, pathname) ? 'page' : undefined;
  return (
    <li className={className}>
      <Link to={link.to} lang={link.lang} hrefLang={link.lang} aria-current={current}>
        {link.icon && <Icon name={link.icon} />}
        {t({message: link.label})}
      </Link>
    </li>
  );
}
