import type {ReactNode} from 'react';
import {outlets} from '@site/src/company/outlets';
import {Wordmark} from '@site/src/elements/Client';
import styles from './styles.module.css';

/** A media outlet's logo, or its name where we have no logo. */
export function Outlet({name}: {name: string}): ReactNode {
  const known = Object.entries(outlets).find(([, outlet]) => outlet.name === name);
  return (
    <p className={styles.outlet}>
      {known ? <Wordmark symbol={`/outlets.svg#${known[0]}`} {...known[1]} /> : <b>{name}</b>}
    </p>
  );
}

/** Returns the host of a URL without `www.`: `roadleaf.example`. */
export function displayHost(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1] ?? url;
}
