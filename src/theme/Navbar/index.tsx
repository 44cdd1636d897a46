import {memo, useId, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {
  currentGroup,
  furtherLinks,
  groupedLinks,
  headerActions,
  isGroup,
  languageLinks,
  mainLinks,
  searchLink,
} from '@site/src/company/navigation';
import {Disclosure, useDisclosureGroup} from '@site/src/elements/Disclosure';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import {Logo} from '@site/src/elements/Logo';
import {SearchForm} from '@site/src/elements/SearchForm';
import {Menu} from './Menu';
import mobileMenu from './mobileMenu.module.css';
import {NavLinks} from './NavLinks';
import styles from './styles.module.css';
import {useOpenMenu} from './useOpenMenu';

/** The header: a row of links on wide screens, dropdowns on medium ones, a menu on phones. */
export default function Navbar(): ReactNode {
  const header = useRef<HTMLElement>(null);
  const mobileMenuId = useId();
  const menus = useDisclosureGroup(header);
  useOpenMenu(header, menus, mobileMenuId);
  const t = useTranslate();
  const label = t({id: 'nav.label', message: 'Main'});
  const current = currentGroup(useLocation().pathname);
  return (
    <header className={styles.siteHeader} ref={header}>
      <div className={clsx('wrap', styles.siteHeaderBar)}>
        <Link
          className={styles.siteHeaderLogo}
          to="/"
          aria-label={t({id: 'nav.home', message: 'EVO, home page'})}
        >
          <Logo className="logo" />
        </Link>
        <nav className={clsx(styles.nav, styles.navWide)} aria-label={label}>
          <NavLinks className={styles.navList} links={mainLinks} />
        </nav>
        <nav className={clsx(styles.nav, styles.navMedium)} aria-label={label}>
          <ul className={styles.navList}>
            {groupedLinks.map((entry) =>
              isGroup(entry) ? (
                <li key={entry.label}>
                  <Menu links={entry} group={menus} current={entry === current} />
                </li>
              ) : (
                <NavLinks links={[entry]} bare key={entry.label} />
              ),
            )}
          </ul>
        </nav>
        <Actions />
        <Disclosure
          group={menus}
          id={mobileMenuId}
          label={t({id: 'nav.menu', message: 'Menu'})}
          icon={
            <>
              <Icon name="menu" className={mobileMenu.openIcon} />
              <Icon name="close" className={mobileMenu.closeIcon} />
            </>
          }
          className={mobileMenu.menu}
          panelClassName={clsx(mobileMenu.panel, 'tone-night')}
        >
          <MobileLinks />
        </Disclosure>
      </div>
    </header>
  );
}

/** Search, the app and booking, at the header's end. Memoized: opening a menu renders the header again. */
const Actions = memo(function Actions(): ReactNode {
  const t = useTranslate();
  const {app, book} = headerActions;
  return (
    <div className={styles.siteHeaderActions}>
      <Link
        className={styles.siteHeaderSearch}
        to={searchLink.to}
        aria-label={t({message: searchLink.label})}
      >
        <Icon name="search" />
      </Link>
      <Link className={clsx('button button--line button--small', styles.siteHeaderApp)} to={app.to}>
        {t({message: app.label})}
      </Link>
      <Link className="button button--volt button--small" to={book.to}>
        {t({message: book.label})}
      </Link>
    </div>
  );
});

/** The content of the menu on phones. Memoized for the same reason. */
const MobileLinks = memo(function MobileLinks(): ReactNode {
  const t = useTranslate();
  const {app} = headerActions;
  const label = t({id: 'nav.label', message: 'Main'});
  return (
    <nav className="tone-constant" aria-label={label}>
      <NavLinks links={mainLinks} />
      <NavLinks className={mobileMenu.row} links={furtherLinks} />
      <SearchForm isLandmark={false} />
      <div className="buttons">
        <Link className="button button--line" to={app.to}>
          {t({message: app.label})}
        </Link>
      </div>
      <NavLinks className={mobileMenu.row} links={languageLinks} />
    </nav>
  );
});
