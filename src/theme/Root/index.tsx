import {useLayoutEffect, useState, type ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {PageAnnouncer} from './PageAnnouncer';
import {readVisit, restoreVisit} from './visit';

/**
 * What stays while pages change: the announcer of their titles. Also keeps what the visitor did before hydration,
 * because React renders a page again, with new elements, where a translator or another extension has changed the
 * served HTML.
 */
export default function Root({children}: Props): ReactNode {
  const [visit] = useState(() => (typeof document === 'undefined' ? undefined : readVisit()));
  useLayoutEffect(() => {
    if (visit) restoreVisit(visit);
  }, [visit]);
  return (
    <>
      {children}
      <PageAnnouncer />
    </>
  );
}
