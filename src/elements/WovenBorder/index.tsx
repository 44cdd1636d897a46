import type {ReactNode} from 'react';
import clsx from 'clsx';

export interface WovenBorderProps {
  /** `band` ends a hero or a page, `thread` is a thin line between two parts. */
  size?: 'band' | 'thread';
  /** The tone that gives the band its colours. */
  tone?: string;
  /** Shows it only at the end of a page: for pages without a closing section. */
  end?: boolean;
}

/** The site's woven pattern as a horizontal border. */
export function WovenBorder({size = 'band', tone, end}: WovenBorderProps): ReactNode {
  return (
    <div
      className={clsx(
        'woven-border screen-only',
        `woven-border--${size}`,
        tone && `tone-${tone}`,
        end && 'woven-border-end',
      )}
      aria-hidden="true"
    />
  );
}
