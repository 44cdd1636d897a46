import {useId, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import * as navigation from '@site/src/company/navigation';
import {Disclosure, useDisclosureGroup} from '@site/src/elements/Disclosure';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import {Logo} from '@site/src/elements/Logo';
import {SearchForm} from '@site/src/elements/SearchForm';
import dropdown from './dropdown.module.css';
import mobileMenu from './mobileMenu.module.css';
import {NavItem, NavLinks} from './NavLinks';
import styles from './styles.module.css';
import {useOpenMenu} from './useOpenMenu';

const {currentGroup, furtherLinks, groupedLinks, languageLinks, mainLinks, searchLink} = navigation;
const {app, book} = navigation.headerActions;

/** The header: a row of links on wide screens, dropdowns on medium ones, a menu on phones. */
export default function Navbar(): ReactNode {
  const header = useRef<HTMLElement>(null);
  const mobileMenuId = useId();
  const menus = useDisclosureGroup(header);
  useOpenMenu(header, menus, mobileMenuId);
  const t = useTranslate();
  const label = t({id: 'nav.label', message: 'Main'});
  const home = t({id: 'nav.home', message: 'EVO, home page'});
  const current = currentGroup(useLocation().pathname);
  const actionLink = (link: navigation.NavLink, className: string | undefined) => (
    <Link className={className} to={link.to}>
      {t({message: link.label})}
    </Link>
  );
  return (
    <header className={clsx('screen-only quiet', styles.siteHeader)} ref={header}>
      <div className={clsx('wrap', styles.bar)}>
        <Link className={styles.logo} to="/" aria-label={home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={label}>
          <NavLinks className={clsx(styles.links, styles.wide)} links={mainLinks} />
          <ul className={clsx(styles.links, styles.medium)}>
            {groupedLinks.map((entry) =>
              navigation.isGroup(entry) ? (
                <li key={entry.label}>
                  <Disclosure
                    group={menus}
                    title={t({message: entry.label})}
                    icon={<Icon name="chevron-down" />}
                    className={dropdown.menu}
                    buttonClassName={entry === current ? styles.isCurrent : undefined}
                    panelClassName={dropdown.panel}
                  >
                    <NavLinks links={entry.items} />
                    {actionLink(app, dropdown.app)}
                  </Disclosure>
                </li>
              ) : (
                <NavItem {...entry} key={entry.label} />
              ),
            )}
          </ul>
        </nav>
        <div className={styles.actions}>
          <Link
            className={styles.search}
            to={searchLink.to}
            aria-label={t({message: searchLink.label})}
          >
            <Icon name="search" />
          </Link>
          {actionLink(app, clsx('button button--line button--small', styles.app))}
          {actionLink(book, 'button button--volt button--small')}
        </div>
        <Disclosure
          group={menus}
          id={mobileMenuId}
          label={t({id: 'nav.menu', message: 'Menu'})}
          icon={<Icon name={menus.openId === mobileMenuId ? 'close' : 'menu'} />}
          className={mobileMenu.menu}
          panelClassName={clsx(mobileMenu.panel, 'tone-night')}
        >
          <nav className="tone-constant" aria-label={label}>
            <NavLinks links={mainLinks} />
            <NavLinks className={mobileMenu.row} links={furtherLinks} />
            <SearchForm isLandmark={false} />
            <div className="buttons">{actionLink(app, 'button button--line')}</div>
            <NavLinks className={mobileMenu.row} links={languageLinks} />
          </nav>
        </Disclosure>
      </div>
    </header>
  );
}
