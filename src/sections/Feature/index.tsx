import type {ReactNode} from 'react';
import {Icon, type IconName} from '@site/src/elements/Icon';

export interface FeatureProps {
  /** The drawing above the title. */
  icon: IconName;
  /** The feature in a few words. */
  title: string;
  /** One sentence; optional. */
  children?: ReactNode;
}

/** One feature: a drawing, a title and a sentence. The section around it controls the layout. */
export function Feature({icon, title, children}: FeatureProps): ReactNode {
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
