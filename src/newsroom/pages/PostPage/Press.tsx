import type {ReactNode} from 'react';
import clsx from 'clsx';
import {boilerplate} from '@site/src/company/newsroom';
import {Button} from '@site/src/elements/Button';
import {Email, Phone} from '@site/src/elements/Contact';
import {displayHost, Outlet} from '@site/src/newsroom/components/Outlet';
import type {PostCard} from '@site/src/newsroom/types';
import styles from './Press.module.css';

/** For media coverage: a link to the outlet's article. */
export function OutletArticle({card: {outlet, outletUrl}}: {card: PostCard}): ReactNode {
  if (!outlet || !outletUrl) return null;
  return (
    <div className={styles.outlet}>
      <Outlet name={outlet} />
      <Button to={outletUrl} icon="arrow-up-right">
        See Full Story at {outlet}
      </Button>
      <p className="muted">Opens {displayHost(outletUrl)}, an external site.</p>
    </div>
  );
}

/** For press releases: what EVO is, and the newsroom's phone number and email address. */
export function PressContact(): ReactNode {
  return (
    <div className={styles.contact}>
      <h2>About EVO</h2>
      <p>{boilerplate}</p>
      <h2>Press contact</h2>
      <p>Questions about this release: call or write to the EVO newsroom.</p>
      <p className={clsx('link-row', styles.contactLinks)}>
        <Phone />
        <Email />
      </p>
    </div>
  );
}
