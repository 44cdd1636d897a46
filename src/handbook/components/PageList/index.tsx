import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import styles from './styles.module.css';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The handbook's pages in groups: a list beside the page, and a disclosure above it on phones. */
export function PageList(): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const pathname = withoutSlash(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);

  // The list is longer than most windows, so scroll the current page into view
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
    }
  }, []);

  const groups = items
    .flatMap((item) => (item.type === 'category' ? [item] : []))
    .map(({label, items: pages}) => (
      <li key={label}>
        <p className={styles.group}>{label}</p>
        <ul className={styles.pages}>
          {pages.map(
            (page) =>
              page.type === 'link' && (
                <li key={page.href}>
                  <Link
                    to={page.href}
                    aria-current={withoutSlash(page.href) === pathname ? 'page' : undefined}
                  >
                    {page.label}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </li>
    ));
  return (
    <nav className={styles.nav} aria-label="Handbook">
      <details className={styles.disclosure} key={pathname}>
        <summary>All pages of the handbook</summary>
        <ul className={styles.groups}>{groups}</ul>
      </details>
      <ul className={clsx(styles.groups, styles.list)} ref={list}>
        {groups}
      </ul>
    </nav>
  );
}
