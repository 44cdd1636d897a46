import type {ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A page of the handbook below a list of all its pages. */
export default function DocRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const docRoot = useDocRootMetadata(props);
  if (!docRoot) return <NotFoundContent />;
  const {docElement, sidebarName, sidebarItems = []} = docRoot;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <nav className={clsx('wrap', styles.pages)} aria-label="Handbook">
        <details key={pathname}>
          <summary>All pages of the handbook</summary>
          {sidebarItems.map(
            (group) =>
              group.type === 'category' && (
                <p key={group.label}>
                  <b>{group.label}</b>
                  {group.items.map(
                    (page) =>
                      page.type === 'link' && (
                        <Link to={page.href} key={page.href}>
                          {page.label}
                        </Link>
                      ),
                  )}
                </p>
              ),
          )}
        </details>
      </nav>
      {docElement}
    </DocsSidebarProvider>
  );
}
