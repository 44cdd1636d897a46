import type {ReactNode} from 'react';
import {clientKeys, clients} from '@site/src/company/clients';
import {Client} from '../../../elements/Client';
import styles from './styles.module.css';

/** A media outlet's logo, or its name where we have no logo. */
export function Outlet({name}: {name: string}): ReactNode {
  const key = clientKeys.find((each) => clients[each].name === name);
  return <p className={styles.outlet}>{key ? <Client of={key} /> : <b>{name}</b>}</p>;
}

/** Returns the host of a URL without `www.`: `tezora.example`. */
export function displayHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
