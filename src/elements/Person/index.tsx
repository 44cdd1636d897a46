import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Link} from '../Link';
import styles from './styles.module.css';

interface PersonProps {
  name: string;
  role: ReactNode;
  /** The person's page. */
  to?: string;
}

/** Returns the initials of the first and the last word: "Ankita Baruah" → "AB". */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

/** A person's name and role beside their initials in a diamond. */
export function Person({name, role, to}: PersonProps): ReactNode {
  return (
    <div className={clsx(styles.person, to && 'covers')}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{to ? <Link to={to}>{name}</Link> : name}</b>
        <span className="muted">{role}</span>
      </p>
    </div>
  );
}
