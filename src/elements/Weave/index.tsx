import type {ReactNode} from 'react';
import clsx from 'clsx';

/** The woven band under a hero; once a page. */
export function Hem({tone}: {tone?: string | undefined}): ReactNode {
  return (
    <div className={clsx('hem', tone && `tone-${tone}`)} aria-hidden="true">
      <div className="weave weave--band" />
    </div>
  );
}

/** A thin woven line between two parts of the news. */
export function Thread(): ReactNode {
  return <div className="weave weave--thread" aria-hidden="true" />;
}
