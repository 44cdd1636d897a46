import type {ReactNode} from 'react';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import type {PropsOf} from '../props';

/** One vehicle, laid out by `<Fleet>` or `<VehicleGrid>`. */
export function Vehicle(_: PropsOf<'Vehicle'>): ReactNode {
  return throwMisplaced('Vehicle', 'Fleet');
}
