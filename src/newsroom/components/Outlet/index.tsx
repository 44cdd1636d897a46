import type {ReactNode} from 'react';
import {clientKeys, clients} from '@site/src/company/clients';
import {sampleOutlets} from '@site/src/company/samples';
import {Client} from '../../../elements/Client';
import {SampleMark} from '../../../elements/SampleMark';
import styles from './styles.module.css';

/** A media outlet's logo, or its name where we have no logo. */
export function Outlet({name}: {name: string}): ReactNode {
  const key = clientKeys.find((each) => clients[each].name === name);
  const logo = key ? <Client of={key} /> : <b>{name}</b>;
  return (
    <p className={styles.outlet}>
      {process.env.EVO_SAMPLES && sampleOutlets.includes(name) ? (
        <>
          {logo} <SampleMark />
        </>
      ) : (
        logo
      )}
    </p>
  );
}

/** Returns the host of a URL without `www.`: `tezora.example`. */
export function displayHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
