import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '../Icon';
import styles from './styles.module.css';

export interface FoldedProps {
  /** The list's class. */
  className?: string;
  /** The class of the element around the list and the button. */
  foldClassName?: string | false;
  /** How many items a phone shows at once. */
  visible: number;
  /** The label that opens the other items; without it, all items are shown. */
  more?: string;
  children: readonly ReactNode[];
}

/** A list that shows only its first items on a phone, and a button that opens the others. Wide screens show all. */
export function Folded({
  className,
  foldClassName,
  visible,
  more,
  children,
}: FoldedProps): ReactNode {
  if (!more) return <ul className={className}>{children}</ul>;
  return (
    <div className={clsx('fold unfold-pair', styles.folded, foldClassName)}>
      <ul className={className}>{children.slice(0, visible)}</ul>
      <details>
        <summary>
          {more}
          <Icon name="plus" />
        </summary>
        <ul className={className}>{children.slice(visible)}</ul>
      </details>
    </div>
  );
}
