import {memo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {isCurrent, type NavLink} from '@site/src/company/navigation';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';

interface NavLinksProps {
  links: readonly NavLink[];
  className?: string | undefined;
  /** Renders only the list items, for a list with other items. */
  bare?: boolean;
}

/** Links of the header or the footer, the current one marked. */
export const NavLinks = memo(function NavLinks({links, className, bare}: NavLinksProps): ReactNode {
  const {pathname} = useLocation();
  const t = useTranslate();
  const items = links.map((link) => (
    <li key={link.to}>
      <Link
        to={link.to}
        lang={link.lang}
        hrefLang={link.lang}
        aria-current={isCurrent(link, pathname) ? 'page' : undefined}
      >
        {t({message: link.label})}
      </Link>
    </li>
  ));
  return bare ? items : <ul className={className}>{items}</ul>;
});
