import type {ReactNode} from 'react';

export interface StepProps {
  /** What happens in this step. */
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
}

/** One step; the section around it adds the number. */
export function Step({title, children}: StepProps): ReactNode {
  return (
    <li className="item">
      <h3>{title}</h3>
      {children}
    </li>
  );
}
