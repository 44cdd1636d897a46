import type {ReactNode} from 'react';
import {clients} from '@site/src/company/clients';
import {entryOf} from '@site/src/company/entries';
import {Wordmark} from '../Wordmark';

interface ClientProps {
  of: string;
  /** Hides the logo from screen readers where the name is written beside it. */
  decorative?: boolean;
}

/** A client's logo. */
export function Client({of, decorative}: ClientProps): ReactNode {
  const {name, logo} = entryOf(clients, of);
  return <Wordmark name={name} logo={logo} decorative={decorative} />;
}
