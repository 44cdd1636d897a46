import type {ReactNode} from 'react';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';

/** The only theme provider that this site uses. */
export default function LayoutProvider({children}: Props): ReactNode {
  return <ColorModeProvider>{children}</ColorModeProvider>;
}
