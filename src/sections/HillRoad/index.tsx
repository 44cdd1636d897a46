import {useId, type ReactNode} from 'react';
import type {Stop} from '@site/src/company/climb';
import {formatRupees, rentals, rentalTitle} from '@site/src/company/fares';
import {isPartOf} from '@site/src/company/places';
import {useAnchor} from '@site/src/elements/useAnchor';
import type {PropsOf} from '../props';
import {ridge, road, stairs, stops} from './profile';
import styles from './styles.module.css';

/** The road from the plains to Shillong, Cherrapunji and Dawki in profile. A car follows it as the page scrolls. */
export function HillRoad({id, title, children}: PropsOf<'HillRoad'>): ReactNode {
  const headingId = useId();
  useAnchor(id);
  return (
    <section className={styles.hillRoad} id={id} aria-labelledby={headingId}>
      <div className={`wrap ${styles.head ?? ''}`}>
        <h2 id={headingId}>{title}</h2>
        <div className="lead muted">{children}</div>
      </div>
      <div className={styles.scene}>
        <Drawing />
        <span className={styles.car} aria-hidden="true">
          <svg viewBox="0 0 30 13">
            <path d="M1 6h2V5h3V3h1V2h1V1h1V0h10v1h2v1h1v1h1v1h1v1h4v1h1v5H0V7h1z" />
            <path className={styles.glass} d="M8 5V3h1V2h4v3zm6 0V2h5v1h1v1h1v1z" />
            <path className={styles.stripe} d="M0 8h29v1H0z" />
            <path d="M4 9h1V8h4v1h1v3H9v1H5v-1H4zm16 0h1V8h4v1h1v3h-1v1h-4v-1h-1z" />
          </svg>
        </span>
      </div>
    </section>
  );
}

function Drawing(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label="The road climbs from the plains to Shillong and Cherrapunji, then drops to Dawki"
    >
      <pattern id={`${id}stitches`} width="16" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 2h12M0 6h4m4 0h8" />
      </pattern>
      <clipPath id={`${id}hill`} clipPathUnits="objectBoundingBox">
        <path transform="scale(.01)" d={`${stairs(road)}V100H0z`} />
      </clipPath>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.ridge} d={`${stairs(ridge)}V100H0z`} />
        <path className={styles.hill} d={`${stairs(road)}V100H0z`} />
      </svg>
      {/* Stitches of one size, while the hill's shape follows the window */}
      <rect width="100%" height="100%" fill={`url(#${id}stitches)`} clipPath={`url(#${id}hill)`} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.road} d={stairs(road)} />
      </svg>
      {stops.map((stop) => (
        <StopLabel stop={stop} key={stop.name} />
      ))}
    </svg>
  );
}

function StopLabel({stop}: {stop: (typeof stops)[number]}): ReactNode {
  const {name, x, y, top} = stop;
  return (
    <g className={styles.stop}>
      <line x1={`${x}%`} x2={`${x}%`} y1={`${top}%`} y2={`${y}%`} />
      <svg x={`${x}%`} y={`${y}%`}>
        <path d="M-2-10h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4h-4v-4h4v-4h4z" />
      </svg>
      <svg x={`${x}%`} y={`${top}%`}>
        <text className={styles.name}>{name}</text>
        {linesOf(stop).map((line, index) => (
          <text dy={`${index * 1.4}em`} key={index}>
            {line}
          </text>
        ))}
      </svg>
    </g>
  );
}

/** What is printed below a stop's name. */
function linesOf({name, altitude, note, rental}: Stop): ReactNode[] {
  if (!rental) return [note];
  const fare = isPartOf(rental, name)
    ? ['Part of the', rentalTitle(rental)]
    : [`From ${formatRupees(rentals[rental].from)}`];
  return [altitude && `${altitude.toLocaleString('en-IN')} m`, ...fare].filter(Boolean);
}
