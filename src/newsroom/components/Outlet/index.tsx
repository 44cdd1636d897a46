import type {ReactNode} from 'react';
import {outlets} from '@site/src/company/outlets';
import {Wordmark} from '@site/src/elements/Wordmark';
import styles from './styles.module.css';

/** A media outlet's logo, or its name where we have no logo. */
export function Outlet({name}: {name: string}): ReactNode {
  const known = outlets.find((outlet) => outlet.name === name);
  return (
    <p className={styles.outlet}>
      {known ? <Wordmark name={name} logo={known.logo} /> : <b>{name}</b>}
    </p>
  );
}

/** Returns the host of a URL without `www.`: `roadleaf.example`. */
export function displayHost(url: string): string {
  return new URL(url).host.replace('www.', '');
}
