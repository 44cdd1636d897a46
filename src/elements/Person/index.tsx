import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

const looks = ['', 'avatar--muga', 'avatar--night'];

/** The first letters of the first and the last word: "Ankita Baruah" → "AB". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

/** A name with what the person does, and the initials in a diamond. */
export function Person({
  name,
  role,
  to,
  index = 0,
}: {
  name: string;
  role: ReactNode;
  /** The person's own page. */
  to?: string | undefined;
  index?: number;
}): ReactNode {
  return (
    <div className="person">
      <span className={clsx('avatar', looks[index % looks.length])} aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{to ? <Link to={to}>{name}</Link> : name}</b>
        <span>{role}</span>
      </p>
    </div>
  );
}
