import type {ReactNode} from 'react';
import DocusaurusLink, {type Props} from '@docusaurus/Link';

/** Matches addresses that open an app. */
const appAddress = /^(?:geo|mailto|sms|tel):/;

/**
 * Docusaurus' link, for every link of the site. Addresses outside the site open a new window, but those of apps do not:
 * browsers inside other apps have no second window and would do nothing.
 */
export function Link(props: Props): ReactNode {
  const opensApp = appAddress.test(props.to ?? props.href ?? '');
  return <DocusaurusLink {...(opensApp && {target: undefined, rel: undefined})} {...props} />;
}
