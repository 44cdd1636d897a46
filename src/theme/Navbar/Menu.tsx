import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {isCurrent} from '@site/src/company/navigation';
import type {NavGroup} from '@site/src/company/navigation';
import {Icon} from '@site/src/elements/Icon';
import {NavLinks} from './NavLinks';
import styles from './styles.module.css';

/** A dropdown of the medium header. */
export function Menu({group}: {group: NavGroup}): ReactNode {
  const {pathname} = useLocation();
  const holdsCurrent = group.items.some((item) => isCurrent(item, pathname));
  return (
    <details className={styles.menu} name="header-menu">
      <summary className={clsx(holdsCurrent && styles.isCurrent)}>
        {group.label}
        <Icon name="chevron-down" />
      </summary>
      <NavLinks className={styles.menuPanel} links={group.items} />
    </details>
  );
}
