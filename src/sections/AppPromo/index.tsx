import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {stores} from '@site/src/company/contact';
import {Link} from '@site/src/elements/Link';
import {Button, Buttons} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import {otherChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import {PhoneDrawing} from './PhoneDrawing';
import styles from './styles.module.css';

/** Promotes the app beside a drawing of a phone. */
export function AppPromo({
  tone = 'night',
  stores: showStores,
  children,
  ...section
}: PropsOf<'AppPromo'>): ReactNode {
  return (
    <Section
      {...section}
      tone={tone}
      className={styles.app}
      renderHead={(heading) => (
        <div className={clsx('grid', styles.columns)}>
          <div className={clsx('grid', styles.text)}>
            {heading}
            <div className="lead">{otherChildren(children, Button)}</div>
            {showStores && <StoreLinks />}
            {showStores && <Codes />}
            <Buttons first="volt">{children}</Buttons>
          </div>
          <PhoneDrawing />
        </div>
      )}
    />
  );
}

function StoreLinks(): ReactNode {
  return (
    <div className="buttons">
      {stores.map(({name, href}) => (
        <Link className={clsx('button button--line', styles.store)} to={href} key={name}>
          <Icon name="smartphone" />
          <span>
            <small>Download for</small>
            <b>{name}</b>
          </span>
        </Link>
      ))}
    </div>
  );
}

/** QR codes for people at a desk, which codes.test.ts draws. Phones have the links. */
function Codes(): ReactNode {
  const folder = useBaseUrl('/');
  const code = (name: string, label: string) => (
    <li>
      <img src={`${folder}qr-${name}.svg`} alt="QR code" width="128" height="128" loading="lazy" />
      {label}
    </li>
  );
  return (
    <ul className={styles.codes}>
      {code('app', 'Scan for the app')}
      {code('call', 'Scan to call')}
    </ul>
  );
}
