import type {ReactNode} from 'react';
import {clients} from '@site/src/company/clients';
import type {ClientKey} from '@site/src/company/clients';

/** A client's mark in the colour of the text. The drawings are one file, `static/clients.svg`, fetched where they are shown. */
export function Client({of, silent}: {of: ClientKey; silent?: boolean}): ReactNode {
  const {name, width} = clients[of];
  return (
    <svg
      className="client"
      viewBox={`0 0 ${width} 44`}
      width={width}
      height={44}
      {...(silent ? {'aria-hidden': true} : {role: 'img', 'aria-label': name})}
    >
      <use href={`/clients.svg#${of}`} />
    </svg>
  );
}
