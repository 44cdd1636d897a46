import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="skip" />;
}
