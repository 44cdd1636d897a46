import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';

/** The skip link with this site's class name. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="skip" />;
}
