import type {ReactNode} from 'react';
import {Icon} from '@site/src/elements/Icon';
import type {IconName} from '@site/src/elements/Icon';

export interface FeatureProps {
  /** The drawing over the title. */
  icon: IconName;
  /** The feature in a few words. */
  title: string;
  /** One sentence more; it may be missing. */
  children?: ReactNode;
}

/** One feature: a drawing, a title, a sentence. How it is laid out is the affair of the section around it. */
export function Feature({icon, title, children}: FeatureProps): ReactNode {
  return (
    <li>
      <Icon name={icon} size="l" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
