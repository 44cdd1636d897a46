import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {climb, type Stop} from '@site/src/company/climb';
import {formatRupees, rentals, rentalTitle} from '@site/src/company/fares';
import {isPartOf} from '@site/src/company/places';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** The road, in stairs, in percent of the drawing's width and height. The car follows it: see its `offset-path`. */
const road =
  'M0 90h12h1.2v-2.4h1.2v-2.4h1.2v-2.4h1.2v-2.4h1.2v-2.4h3h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h0.857v-2.286h3h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h0.75v-2.25h14v2h0.5v2h0.5v2h0.5v2h0.5h2h3v-2h11v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571v2.286h0.571h2v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8v2.4h0.8h18';

/** A second range, further away, below the labels. */
const ridge =
  'M0 76h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5h2v-2.5v2h3v2h3h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25h1.375v-2.25v2h1.75v2h1.75v2h1.75v2h1.75h2.8v-2.4h2.8v-2.4h2.8v-2.4h2.8v-2.4h2.8v-2.4v2.333h2v2.333h2v2.333h2v2.333h2v2.333h2v2.333h2v2.5h3v2.5h3v2.5h3v2.5h3h8v-2v2.4h2.8v2.4h2.8v2.4h2.8v2.4h2.8v2.4h2.8';

/** The road from the plains to Shillong, Cherrapunji and Dawki in profile. A car follows it as the page scrolls. */
export function HillRoad({id, title, children}: PropsOf<'HillRoad'>): ReactNode {
  const headingId = useId();
  const [patternId, clipId] = [`${headingId}stitches`, `${headingId}hill`];
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.hillRoad} id={id} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId}>{title}</h2>
        <div className="lead muted">{children}</div>
      </div>
      <div className={styles.scene}>
        <svg
          width="100%"
          height="100%"
          fill="var(--surface-sunken)" // .ridge inherits it in browsers without color-mix()
          role="img"
          aria-label="The road climbs from the plains to Shillong and Cherrapunji, then drops to Dawki"
        >
          <pattern id={patternId} width="16" height="8" patternUnits="userSpaceOnUse">
            <path className={styles.stitches} d="M0 2h12M0 6h4m4 0h8" />
          </pattern>
          <clipPath id={clipId} clipPathUnits="objectBoundingBox">
            <path transform="scale(.01)" d={`${road}V100H0z`} />
          </clipPath>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path className={styles.ridge} d={`${ridge}V100H0z`} />
            <path fill="var(--tea)" d={`${road}V100H0z`} />
          </svg>
          {/* Stitches of one size, while the hill's shape follows the window */}
          <rect
            width="100%"
            height="100%"
            fill={`url(#${patternId})`}
            clipPath={`url(#${clipId})`}
          />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path className={styles.road} d={road} />
          </svg>
          {climb.map((stop) => (
            <StopLabel {...stop} key={stop.name} />
          ))}
        </svg>
        {/* A wrapper, because an <svg> resolves `offset-path` against its own box */}
        <span className={styles.car} aria-hidden="true">
          <svg viewBox="0 0 30 13">
            <use href={useBaseUrl('/map.svg#car')} />
          </svg>
        </span>
      </div>
    </section>
  );
}

/** What is below a stop's name: its altitude and fare, or a note. */
function linesOf({name, altitude, note, rental}: Stop): (string | undefined)[] {
  const fare = rentals[rental ?? ''];
  if (!fare) return [note];
  const height = altitude === undefined ? undefined : `${altitude.toLocaleString('en-IN')} m`;
  if (isPartOf(fare.key, name)) return [height, 'Part of the', rentalTitle(fare.key)];
  return [height, `From ${formatRupees(fare.from)}`];
}

function StopLabel(stop: Stop): ReactNode {
  const {name, position, label} = stop;
  const {x, y} = position;
  const text = {x, y: label.top, ...sides[label.side]};
  return (
    <g className={styles.stop}>
      <line x1={x} x2={x} y1={label.top} y2={y} stroke="var(--ink)" strokeWidth="2" />
      <use
        href={useBaseUrl('/map.svg#place')}
        x={x}
        y={y}
        fill="var(--gold)"
        stroke="var(--surface)"
      />
      <text {...text} dy="0.95em" className={styles.name}>
        {name}
      </text>
      {linesOf(stop)
        .filter(Boolean)
        .map((line, index) => (
          <text {...text} dy={`${2.4 + 1.4 * index}em`} key={index}>
            {line}
          </text>
        ))}
    </g>
  );
}

/** Where a name is beside its thread. */
const sides = {
  left: {textAnchor: 'end', dx: '-0.6em'},
  right: {textAnchor: 'start', dx: '0.6em'},
} as const;
