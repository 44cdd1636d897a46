import type {ReactNode} from 'react';

/** Renders nothing: no test of a component looks at the head. */
export default function Head(): ReactNode {
  return null;
}
