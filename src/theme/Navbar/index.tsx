import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  furtherLinks,
  headerActions,
  languageLinks,
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
          <details className={clsx('below-tablet', menu.toggle)} ref={phoneMenu}>
            <summary className="square" aria-label={t({id: 'nav.menu', message: 'Menu'})}>
              <Icon name="menu" />
              <Icon name="close" />
            </summary>
          </details>
          <div className={clsx('tone-night-below-tablet', menu.panel)}>
            <HeaderLinks />
            <div className="below-tablet">
              <NavLinks className={clsx('link-row', menu.row)} links={furtherLinks} />
              <SearchForm isLandmark={false} />
              <div className="buttons">{actionLink(headerActions.app, 'button button--line')}</div>
              <NavLinks className={clsx('link-row', menu.row)} links={languageLinks} />
            </div>
          </div>
        </nav>
        <div className={styles.actions}>
          <Link
            className={clsx('square from-tablet', styles.search)}
            to={searchLink.to}
            aria-label={t({message: searchLink.label})}
          >
            <Icon name="search" />
          </Link>
          {actionLink(headerActions.app, clsx('button button--line button--small', styles.app))}
          {actionLink(headerActions.book, 'button button--volt button--small')}
        </div>
      </div>
    </header>
  );
}
