import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {stores as appStores} from '@site/src/company/contact';
import {formatRupees, isLongPrice, rentals, rentalTitle} from '@site/src/company/fares';
import {Link} from '@site/src/elements/Link';
import {Button, Buttons} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import {otherChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Promotes the app beside a drawing of a phone. Without a store, only its anchor is left. */
export function AppPromo({stores, children, ...section}: PropsOf<'AppPromo'>): ReactNode {
  useBrokenLinks().collectAnchor(section.id);
  if (appStores.length === 0) return <div id={section.id} />;
  return (
    <Section
      {...section}
      renderBody={(heading) => (
        <div className={clsx('grid', styles.columns)}>
          <div className={clsx('grid', styles.text)}>
            {heading}
            <div className="lead">{otherChildren(children, Button)}</div>
            {stores && <Stores />}
            <Buttons first="volt">{children}</Buttons>
          </div>
          <PhoneDrawing />
        </div>
      )}
    />
  );
}

/** The app stores, and QR codes for people at a desk, which src/plugins/generated-files draws. */
function Stores(): ReactNode {
  const folder = useBaseUrl('/codes/');
  const code = (name: string, label: string) => (
    <li>
      <img src={`${folder}${name}.svg`} alt="QR code" width="128" height="128" loading="lazy" />
      {label}
    </li>
  );
  return (
    <>
      <div className="buttons">
        {appStores.map(({name, href}) => (
          <Link className={clsx('button button--line', styles.store)} to={href} key={name}>
            <Icon name="smartphone" />
            <span>
              <small>Download for</small>
              <b>{name}</b>
            </span>
          </Link>
        ))}
      </div>
      <ul className={clsx('buttons from-columns', styles.codes)}>
        {code('app', 'Scan for the app')}
        {code('call', 'Scan to call')}
      </ul>
    </>
  );
}

/** An illustration of the app: a map with a route to the airport (static/phone.svg) and the fare. */
function PhoneDrawing(): ReactNode {
  const [rental] = Object.values(rentals);
  const price = rental ? formatRupees(rental.from) : '';
  return (
    <svg className={styles.phone} viewBox="0 0 360 676" aria-hidden="true">
      <image href={useBaseUrl('/phone.svg')} width="360" height="720" />
      <text x="72" y="81" className={styles.label}>
        Pickup at 6:30 am
      </text>
      <text x="72" y="100">
        To the airport
      </text>
      <text x="36" y="506" className={styles.label}>
        Starting fare
      </text>
      <text x="36" y="552" fontSize={isLongPrice(price) ? 28 : 46} className="figure">
        {price}
      </text>
      <text x="324" y="506" textAnchor="end" className={styles.label}>
        {rental && rentalTitle(rental.key)}
      </text>
      <text x="324" y="548" textAnchor="end">
        Electric sedan
      </text>
      <text x="180" y="627" textAnchor="middle" fontWeight="700" fill="var(--volt)">
        Confirm fare and ride
      </text>
    </svg>
  );
}
