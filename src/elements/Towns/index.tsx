import type {ReactNode} from 'react';
import {towns} from '@site/src/company/places';

/** Towns of Assam that inter-district rentals go to, in running text. */
export function Towns(): ReactNode {
  return new Intl.ListFormat('en-IN').format(towns);
}
