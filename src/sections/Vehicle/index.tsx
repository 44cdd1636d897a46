import type {ReactNode} from 'react';
import type {WithPicture} from '@site/src/elements/Picture';
import {misplaced} from '@site/src/elements/misplaced';

export interface VehicleProps extends WithPicture {
  /** What it is called. */
  title: string;
  /** Where its link leads, in a `<VehicleGrid>`. */
  to?: string;
  /** The link's words: "Learn More". */
  action?: string;
  /** One sentence: what it is for. */
  children: ReactNode;
}

/** One vehicle, laid out by `<Fleet>` or `<VehicleGrid>`. */
export function Vehicle(_: VehicleProps): ReactNode {
  return misplaced('Vehicle', 'Fleet');
}
