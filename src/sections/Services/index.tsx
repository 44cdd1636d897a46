import type {PropsWithChildren, ReactNode} from 'react';
import {services} from '@site/src/company/site';

/** What other companies' services on every page do, for the privacy page, or its children where there are none. */
export function Services({children}: PropsWithChildren): ReactNode {
  if (services.length === 0) return children;
  return (
    <ul>
      {services.map(({name, sentence}) => (
        <li key={name}>
          <b>{name}:</b> {sentence}
        </li>
      ))}
    </ul>
  );
}
