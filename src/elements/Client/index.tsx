import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {clients} from '@site/src/company/clients';
import type {ClientKey} from '@site/src/company/clients';

/** A client's logo in the text colour, from the sprite `static/clients.svg`. */
export function Client({
  of,
  decorative,
}: {
  of: ClientKey;
  /** Hides the logo from screen readers where the name is written beside it. */
  decorative?: boolean;
}): ReactNode {
  const {name, width} = clients[of];
  const sprite = useBaseUrl('/clients.svg');
  return (
    <svg
      className="client"
      viewBox={`0 0 ${width} 44`}
      width={width}
      height={44}
      {...(decorative ? {'aria-hidden': true} : {role: 'img', 'aria-label': name})}
    >
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
