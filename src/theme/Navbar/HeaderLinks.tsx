import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {currentGroup, headerLinks, isGroup} from '@site/src/company/navigation';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import styles from './links.module.css';
import {NavItem} from './NavLinks';

interface HeaderLinksProps {
  /** Whether the links are in one row on a wide screen. */
  isRow: boolean;
  /** Whether the labels need all the room that a medium screen has. */
  isLong: boolean;
}

/**
 * The header's links, once for every width. Before Chrome 131, Firefox 143 and Safari 18.4, a closed `<details>` cannot
 * show its content in a row: a group's toggle is a `<details>` with its `<summary>` only, followed by the list.
 */
export function HeaderLinks({isRow, isLong}: HeaderLinksProps): ReactNode {
  const t = useTranslate();
  const current = currentGroup(useLocation().pathname);
  return (
    <ul className={clsx(styles.links, isRow && styles.row, isLong && styles.long)}>
      {headerLinks.map((entry) =>
        isGroup(entry) ? (
          <li className={styles.group} key={entry.label}>
            <details name="header-menu">
              <summary className={clsx(entry === current && styles.isCurrent)}>
                {t({message: entry.label})}
                <Icon name="chevron-down" />
              </summary>
            </details>
            <ul>
              {entry.items.map((item) => (
                <NavItem
                  {...item}
                  className={clsx(item.isInDropdownOnly && styles.dropdownOnly)}
                  key={item.label}
                />
              ))}
              {entry.action && (
                <li className={clsx(styles.dropdownOnly, styles.action)}>
                  <Link to={entry.action.to}>{t({message: entry.action.label})}</Link>
                </li>
              )}
            </ul>
          </li>
        ) : (
          <NavItem {...entry} className={clsx(entry.to === '/' && styles.home)} key={entry.label} />
        ),
      )}
    </ul>
  );
}
