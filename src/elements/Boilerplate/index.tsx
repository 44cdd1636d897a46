import type {ReactNode} from 'react';
import {boilerplate} from '@site/src/company/newsroom';

/** What every press release says about EVO at its end. */
export function Boilerplate(): ReactNode {
  return boilerplate;
}
