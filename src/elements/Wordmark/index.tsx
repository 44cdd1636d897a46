import type {ReactNode} from 'react';
import logos from '@generated/evo-sprites/default/logos.json';
import {entryOf} from '@site/src/company/entries';
import {logoKey} from '@site/src/company/outlets';

interface WordmarkProps {
  name: string;
  /** The path of its file, `/logos/name.svg`. */
  logo: string;
  /** Hides the logo from screen readers where the name is written beside it. */
  decorative?: boolean;
}

/** The logo of a client or an outlet in the text colour. */
export function Wordmark({name, logo, decorative}: WordmarkProps): ReactNode {
  const key = logoKey(logo);
  const width = entryOf(logos.widths, key);
  return (
    <svg
      className="wordmark"
      viewBox={`0 0 ${width} 44`}
      width={width}
      height={44}
      {...(decorative ? {'aria-hidden': true} : {role: 'img', 'aria-label': name})}
    >
      <use href={`${logos.url}#${key}`} />
    </svg>
  );
}
