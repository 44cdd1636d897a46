import type {ReactNode} from 'react';
import {Icon} from '@site/src/elements/Icon';
import type {PropsOf} from '../props';

/** One feature: a drawing, a title and a sentence. The section around it controls the layout. */
export function Feature({icon, title, children}: PropsOf<'Feature'>): ReactNode {
  return (
    <li className="item">
      <Icon name={icon} size="l" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
