import {useRef, type ReactNode} from 'react';
import {clientKeys} from '@site/src/company/clients';
import {sampleClients} from '@site/src/company/samples';
import {Client} from '@site/src/elements/Client';
import {SampleMark} from '@site/src/elements/SampleMark';
import {Section} from '@site/src/elements/Section';
import {ControlRow, PauseButton, useAutoplay} from '@site/src/elements/ScrollSnapCarousel';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Milliseconds between two steps of one pixel. */
const stepDelay = 30;

/**
 * Scrolls the strip by one pixel, and back to the start where the second, identical set begins. A strip that fits its
 * container does not move.
 */
function scrollStep(list: HTMLUListElement | null): void {
  const [first] = list?.children ?? [];
  const second = list?.children[clientKeys.length];
  if (!list || !first || !second || list.scrollWidth <= list.clientWidth) return;
  const setWidth = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  list.scrollLeft = list.scrollLeft + 1 >= setWidth ? 0 : list.scrollLeft + 1;
}

/** The clients' logos in a row that moves slowly. */
export function LogoStrip(section: PropsOf<'LogoStrip'>): ReactNode {
  const strip = useStrip(section.title);
  return (
    <Section
      {...section}
      className={styles.band}
      headingClassName="kicker"
      renderHead={(heading) => (
        <div data-carousel>
          <div className={styles.bandHead}>
            {heading}
            {strip.mark}
            {strip.controls}
          </div>
          {strip.logos}
        </div>
      )}
    />
  );
}

/** The clients' logos below a hero. */
export function ClientLogos(): ReactNode {
  const strip = useStrip('Clients');
  return (
    <div className={styles.fit} data-carousel>
      {strip.mark}
      {strip.controls}
      {strip.logos}
    </div>
  );
}

ClientLogos.slot = 'logos';

/** Returns the mark on samples, the pause button and the row of logos. Screen readers skip the repeated set. */
function useStrip(label: string): {mark: ReactNode; controls: ReactNode; logos: ReactNode} {
  const list = useRef<HTMLUListElement>(null);
  const autoplay = useAutoplay(list, stepDelay, () => scrollStep(list.current));
  return {
    mark: sampleClients.length > 0 && <SampleMark of="clients" />,
    controls: (
      <ControlRow>
        <PauseButton autoplay={autoplay} />
      </ControlRow>
    ),
    logos: (
      <ul
        ref={list}
        className={styles.logosRow}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the row
        tabIndex={0}
        aria-label={label}
      >
        {[false, true].flatMap((repeated) =>
          clientKeys.map((client) => (
            <li key={`${client}${String(repeated)}`} aria-hidden={repeated || undefined}>
              <Client of={client} decorative={repeated} />
            </li>
          )),
        )}
      </ul>
    ),
  };
}
