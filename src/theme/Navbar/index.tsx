import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  fitInRow,
  furtherLinks,
  headerActions,
  headerLinks,
  headerRow,
  languageLinks,
  lettersBesideButtons,
  searchLink,
  type NavLink,
} from '@site/src/company/navigation';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import {Logo} from '@site/src/elements/Logo';
import {SearchForm} from '@site/src/elements/SearchForm';
import {HeaderLinks} from './HeaderLinks';
import menu from './menu.module.css';
import {NavLinks} from './NavLinks';
import styles from './styles.module.css';
import {useMenus} from './useMenus';

/** The header: a row of links on wide screens, dropdowns on medium ones, a menu on phones. */
export default function Navbar(): ReactNode {
  const header = useRef<HTMLElement>(null);
  const phoneMenu = useRef<HTMLDetailsElement>(null);
  useMenus(header, phoneMenu);
  const t = useTranslate();
  const labelsOf = (entries: readonly {label: string}[]) =>
    entries.map(({label}) => t({message: label}));
  const isRow = fitInRow(labelsOf(headerRow), lettersBesideButtons[1280]);
  const isLong = !fitInRow(labelsOf(headerLinks), lettersBesideButtons[768]);
  const actionLink = (link: NavLink | undefined, className: string) =>
    link && (
      <Link className={className} to={link.to}>
        {t({message: link.label})}
      </Link>
    );
  return (
    <header className={clsx('screen-only quiet', styles.siteHeader)} ref={header}>
      <div className={clsx('wrap', styles.bar)}>
        <Link
          className={styles.logo}
          to="/"
          aria-label={t({id: 'nav.home', message: 'EVO, home page'})}
        >
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={t({id: 'nav.label', message: 'Main'})}>
          <details className={menu.toggle} ref={phoneMenu}>
            <summary aria-label={t({id: 'nav.menu', message: 'Menu'})}>
              <Icon name="menu" />
              <Icon name="close" />
            </summary>
          </details>
          <div className={clsx('tone-night-below-tablet', menu.panel)}>
            <HeaderLinks isRow={isRow} isLong={isLong} />
            <div className={menu.phoneOnly}>
              <NavLinks className={menu.row} links={furtherLinks} />
              <SearchForm isLandmark={false} />
              <div className="buttons">{actionLink(headerActions.app, 'button button--line')}</div>
              <NavLinks className={menu.row} links={languageLinks} />
            </div>
          </div>
        </nav>
        <div className={styles.actions}>
          <Link
            className={styles.search}
            to={searchLink.to}
            aria-label={t({message: searchLink.label})}
          >
            <Icon name="search" />
          </Link>
          {actionLink(
            headerActions.app,
            clsx('button button--line button--small', styles.app, isLong && styles.appInMenu),
          )}
          {actionLink(headerActions.book, 'button button--volt button--small')}
        </div>
      </div>
    </header>
  );
}
