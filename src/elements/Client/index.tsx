import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {clients, type ClientKey} from '@site/src/company/clients';

interface WordmarkProps {
  /** The symbol: the path of a sprite in `static`, `#` and the symbol's id. */
  symbol: string;
  name: string;
  /** The width at a height of 44. */
  width: number;
  /** Hides the logo from screen readers where the name is written beside it. */
  decorative?: boolean | undefined;
}

/** A logo in the text colour. */
export function Wordmark({symbol, name, width, decorative}: WordmarkProps): ReactNode {
  return (
    <svg
      className="client"
      viewBox={`0 0 ${width} 44`}
      width={width}
      height={44}
      {...(decorative ? {'aria-hidden': true} : {role: 'img', 'aria-label': name})}
    >
      <use href={useBaseUrl(symbol)} />
    </svg>
  );
}

/** A client's logo. */
export function Client({
  of,
  decorative,
}: {
  of: ClientKey;
  /** Hides the logo from screen readers where the name is written beside it. */
  decorative?: boolean;
}): ReactNode {
  return <Wordmark symbol={`/clients.svg#${of}`} {...clients[of]} decorative={decorative} />;
}
