import type {ReactNode} from 'react';

export interface StepProps {
  /** What is done in this step. */
  title: string;
  /** One or two sentences. */
  children?: ReactNode;
}

/** One step of several, numbered by the section around it. */
export function Step({title, children}: StepProps): ReactNode {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
