import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import styles from './styles.module.css';

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** The handbook's pages in their groups: a list beside the page, on a phone behind a line to open over it. */
export function PageList(): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const pathname = withoutSlash(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);

  // The list is longer than a window: the page that is open is in view when the list comes
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
      <details className={styles.folded} key={pathname}>
        <summary>All pages of the handbook</summary>
        <ul className={styles.groups}>{groups}</ul>
      </details>
      <ul className={clsx(styles.groups, styles.open)} ref={list}>
        {groups}
      </ul>
    </nav>
  );
}
