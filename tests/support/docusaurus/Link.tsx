import type {Props} from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** A plain link: no router, no prefetching, no broken-link check. */
export default function Link({to, href, ...anchor}: Props): ReactNode {
  return <a {...anchor} href={to ?? href} />;
}
