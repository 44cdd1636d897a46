import type {ReactNode} from 'react';
import type {PropsOf} from '../props';

/** One step; the section around it adds the number. */
export function Step({title, children}: PropsOf<'Step'>): ReactNode {
  return (
    <li className="item">
      <h3>{title}</h3>
      {children}
    </li>
  );
}
