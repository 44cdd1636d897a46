import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {headerLinks, headerRow, isCurrent, isGroup} from '@site/src/company/navigation';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import {fitInRow, withOverflowGroup} from './fit';
import styles from './links.module.css';
import {NavItem} from './NavLinks';

/**
 * The header's links, once for every width. Before Chrome 131, Firefox 143 and Safari 18.4, a closed `<details>` cannot
 * show its content in a row: a group's toggle is a `<details>` with its `<summary>` only, followed by the list.
 */
export function HeaderLinks(): ReactNode {
  const t = useTranslate();
  const {pathname} = useLocation();
  const entries = withOverflowGroup(headerLinks, t);
  // The last of several, so that only one is marked
  const currentGroup = entries.findLast(
    (entry) => isGroup(entry) && entry.items.some((item) => isCurrent(item, pathname)),
  );
  const isRow = fitInRow(headerRow.map(({label}) => t({message: label})));
  return (
    <ul className={clsx(styles.links, isRow && styles.row)}>
      {entries.map((entry) =>
        isGroup(entry) ? (
          <li className={styles.group} key={entry.label}>
            <details name="header-menu">
              <summary className={clsx(entry === currentGroup && styles.isCurrent)}>
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
          <NavItem {...entry} key={entry.label} />
        ),
      )}
    </ul>
  );
}
