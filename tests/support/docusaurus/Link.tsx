import type {Props} from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** A plain link: no router, no prefetching, no broken-link check. */
export default function Link({
  to,
  href,
  isNavLink: _isNavLink,
  autoAddBaseUrl: _autoAddBaseUrl,
  'data-noBrokenLinkCheck': _noBrokenLinkCheck,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  exact: _exact,
  strict: _strict,
  isActive: _isActive,
  location: _location,
  replace: _replace,
  component: _component,
  innerRef: _innerRef,
  ...anchor
}: Props): ReactNode {
  return <a {...anchor} href={to ?? href} />;
}
