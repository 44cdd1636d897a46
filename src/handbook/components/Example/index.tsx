import type {ReactNode} from 'react';
import {Code} from '../Code';
import {Stage} from '../Stage';
import styles from './styles.module.css';

interface ExampleProps {
  /** Adds space around the example: for parts of a section, such as a button. */
  inset?: boolean;
  /** The example, as on a page. Its source is printed below. */
  children: ReactNode;
  /** The source, added by the build (src/plugins/handbook). */
  source?: string;
  /** The example's number on the page, added by the build. */
  number?: number;
}

/** A live example and its source. */
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
