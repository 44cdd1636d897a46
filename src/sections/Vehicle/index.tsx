import type {ReactNode} from 'react';
import type {WithPicture} from '@site/src/elements/Picture';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';

export interface VehicleProps extends WithPicture {
  /** The vehicle's name. */
  title: string;
  /** Where the link leads, in a `<VehicleGrid>`. */
  to?: string;
  /** The link's label: "Learn More". */
  action?: string;
  /** One sentence: what the vehicle is for. */
  children: ReactNode;
}

/** One vehicle, laid out by `<Fleet>` or `<VehicleGrid>`. */
export function Vehicle(_: VehicleProps): ReactNode {
  return throwMisplaced('Vehicle', 'Fleet');
}
