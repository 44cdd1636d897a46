import type {Props} from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';

/** Components are rendered as the server renders them. */
export default function BrowserOnly({fallback}: Props): ReactNode {
  return fallback ?? null;
}
