import type {ReactNode} from 'react';
import {headerActions, type NavGroup} from '@site/src/company/navigation';
import {Disclosure, type DisclosureGroup} from '@site/src/elements/Disclosure';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import dropdown from './dropdown.module.css';
import {NavLinks} from './NavLinks';
import styles from './styles.module.css';

interface MenuProps {
  links: NavGroup;
  group: DisclosureGroup;
  /** Whether the current page belongs to it. */
  current: boolean;
}

/** A dropdown of the medium header. */
export function Menu({links, group, current}: MenuProps): ReactNode {
  const t = useTranslate();
  const {app} = headerActions;
  return (
    <Disclosure
      group={group}
      title={t({message: links.label})}
      icon={<Icon name="chevron-down" />}
      className={dropdown.menu}
      buttonClassName={current ? styles.isCurrent : undefined}
      panelClassName={dropdown.panel}
    >
      <NavLinks links={links.items} />
      <Link className={dropdown.app} to={app.to}>
        {t({message: app.label})}
      </Link>
    </Disclosure>
  );
}
