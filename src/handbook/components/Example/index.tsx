import type {ReactNode} from 'react';
import {Code} from '../Code';
import {Stage} from '../Stage';
import styles from './styles.module.css';

export interface ExampleProps {
  /** With room around it: for what is no section but a part of one, such as a button. */
  inset?: boolean;
  /** What is shown, as it stands on a page. Its source is printed under it. */
  children: ReactNode;
  /** Its source. The build cuts it from the file (src/plugins/handbook). */
  source?: string;
  /** Which example of its page it is. The build counts. */
  number?: number;
}

/** Something live, as a page shows it, and under it the lines that were written for it. */
export function Example({inset, children, source = '', number = 1}: ExampleProps): ReactNode {
  return (
    <div className={styles.example}>
      <Stage name={`Example ${number}`} small={inset}>
        {inset ? <div className={styles.inset}>{children}</div> : children}
      </Stage>
      <Code language="mdx" name={`Lines of example ${number}`}>
        {source}
      </Code>
    </div>
  );
}
