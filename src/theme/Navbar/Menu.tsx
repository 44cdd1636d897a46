import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {isCurrent} from '@site/src/company/navigation';
import type {NavGroup} from '@site/src/company/navigation';
import {Disclosure} from '@site/src/elements/Disclosure';
import type {Disclosures} from '@site/src/elements/Disclosure';
import {Icon} from '@site/src/elements/Icon';
import {NavLinks} from './NavLinks';
import styles from './styles.module.css';

interface MenuProps {
  links: NavGroup;
  group: Disclosures;
}

/** A dropdown of the medium header. */
export function Menu({links, group}: MenuProps): ReactNode {
  const {pathname} = useLocation();
  const holdsCurrent = links.items.some((item) => isCurrent(item, pathname));
  return (
    <Disclosure
      group={group}
      title={links.label}
      icon={<Icon name="chevron-down" />}
      className={styles.menu}
      buttonClassName={holdsCurrent ? styles.isCurrent : undefined}
      panelClassName={styles.menuPanel}
    >
      <NavLinks links={links.items} />
    </Disclosure>
  );
}
