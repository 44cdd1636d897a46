import {useId} from 'react';
import type {ReactNode} from 'react';
import {formatRupees, rentals} from '@site/src/company/fares';
import styles from './styles.module.css';

/** An illustration of the app: a map with a route to the airport and the fare. Its colours are its own. */
export function PhoneDrawing(): ReactNode {
  const clip = useId();
  return (
    <svg className={styles.phone} viewBox="0 0 360 660" aria-hidden="true">
      <rect width="360" height="720" rx="46" fill="#04150f" />
      <rect
        x="3"
        y="3"
        width="354"
        height="714"
        rx="43"
        fill="none"
        stroke="#3c5a4e"
        strokeWidth="2"
      />
      <clipPath id={clip}>
        <rect x="14" y="14" width="332" height="692" rx="34" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x="14" y="14" width="332" height="692" fill="#dfe9dc" />
        <g fill="none" stroke="#fff" strokeWidth="9">
          <path d="M-20 96 400 296M-20 250 400 450M-20 400 300 560M60 0v520M190 0v560M310 0v560M380 20-20 210M380 200-20 400" />
        </g>
        <g fill="none" stroke="#fff" strokeWidth="4">
          <path d="M-20 170 400 370M-20 320 400 520M120 0v520M250 0v560M380 110-20 300M380 300-20 490" />
        </g>
        <path d="M14 14h80c10 44 4 82-20 110s-44 66-60 70z" fill="#bcdccb" />
        <path
          d="M346 330c-60 12-80 46-132 52s-92 40-200 36v44c112 4 150-22 208-34s70-34 124-42z"
          fill="#9fd0dc"
          opacity=".75"
        />
        <path
          d="M60 420V306l130-62v-44l120-57"
          fill="none"
          stroke="#07211b"
          strokeWidth="13"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d="M60 420V306l130-62v-44l120-57"
          fill="none"
          stroke="#c5f74f"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M60 402l18 18-18 18-18-18z" fill="#07211b" />
        <path d="M60 412l8 8-8 8-8-8z" fill="#c5f74f" />
        <path d="M310 121l22 22-22 22-22-22z" fill="#07211b" />
        <path d="M310 134l9 9-9 9-9-9z" fill="#fff" />
        <g transform="translate(190 222) rotate(90)">
          <rect x="-24" y="-13" width="48" height="26" rx="9" fill="#07211b" />
          <rect x="-20" y="-9.5" width="40" height="19" rx="6" fill="#f3f6f0" />
          <rect x="-11" y="-8" width="8" height="16" rx="2" fill="#0b5d45" />
          <rect x="5" y="-8" width="6" height="16" rx="2" fill="#0b5d45" />
        </g>
        <g>
          <rect x="30" y="56" width="300" height="58" rx="14" fill="#fff" />
          <path d="M52 78l7 7-7 7-7-7z" fill="#0b5d45" />
          <text x="72" y="81" className={styles.phoneS}>
            Pickup at 6:30 am
          </text>
          <text x="72" y="100" className={styles.phoneT}>
            To the airport
          </text>
        </g>
        <path d="M14 474a22 22 0 0 1 22-22h288a22 22 0 0 1 22 22v232H14z" fill="#f3f6f0" />
        <rect x="160" y="464" width="40" height="4" rx="2" fill="#b2c1b5" />
        <text x="36" y="506" className={styles.phoneS}>
          Airport rental
        </text>
        <text x="36" y="552" className={styles.phoneP}>
          {formatRupees(rentals.airport.from)}
        </text>
        <text x="324" y="506" textAnchor="end" className={styles.phoneS}>
          Starting fare
        </text>
        <text x="324" y="548" textAnchor="end" className={styles.phoneT}>
          Electric sedan
        </text>
        <path d="M36 572h288" stroke="#d2dcd0" strokeWidth="1.5" />
        <path d="M36 592h288v44h-7v7h-7v7H36z" fill="#07211b" />
        <text x="180" y="627" textAnchor="middle" className={styles.phoneB}>
          Confirm fare and ride
        </text>
        <rect x="120" y="682" width="120" height="5" rx="2.5" fill="#07211b" />
      </g>
      <rect x="130" y="28" width="100" height="24" rx="12" fill="#04150f" />
    </svg>
  );
}
