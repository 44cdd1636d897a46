import type {ReactNode} from 'react';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

/** Of the theme's providers, the one that this site's components ask. */
export default function LayoutProvider({children}: Props): ReactNode {
  return <ColorModeProvider>{children}</ColorModeProvider>;
}
