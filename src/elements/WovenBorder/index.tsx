import type {ReactNode} from 'react';
import clsx from 'clsx';

export interface WovenBorderProps {
  /** `band` ends a hero or a page, `thread` is a thin line between two parts. */
  size?: 'band' | 'thread';
  /** The tone that gives the band its colours. */
  tone?: string | undefined;
}

/** The site's woven pattern as a horizontal border. */
export function WovenBorder({size = 'band', tone}: WovenBorderProps): ReactNode {
  const border = <div className={`woven-border woven-border--${size}`} aria-hidden="true" />;
  return tone ? (
    <div className={clsx('woven-border-ground', `tone-${tone}`)}>{border}</div>
  ) : (
    border
  );
}
