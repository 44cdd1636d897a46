import {useRef} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {clientKeys} from '@site/src/company/clients';
import {Client} from '@site/src/elements/Client';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Pause} from '@site/src/elements/Snap';
import {useAutoplay} from '@site/src/elements/Snap/useAutoplay';
import {useHydrated} from '@site/src/elements/useHydrated';
import styles from './styles.module.css';

export type LogoStripProps = SectionProps;

/** How often the strip moves on by a pixel, in milliseconds. */
const stepDelay = 30;

/**
 * Moves a strip on by a pixel; at the beginning of the second set, which looks the same, back to the start. A strip
 * that is not wider than its window stays.
 */
function step(list: HTMLUListElement | null): void {
  const [first] = list?.children ?? [];
  const second = list?.children[clientKeys.length];
  if (!list || !first || !second || list.scrollWidth <= list.clientWidth) return;
  const half = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  list.scrollLeft = list.scrollLeft + 1 >= half ? 0 : list.scrollLeft + 1;
}

/** The clients' marks in a row that moves slowly, the set shown twice. */
export function LogoStrip(section: LogoStripProps): ReactNode {
  const strip = useStrip(section.title);
  return (
    <Section
      {...section}
      className={styles.band}
      headingClassName="kicker"
      head={(heading) => (
        <div data-carousel>
          <div className={styles.bandHead}>
            {heading}
            {strip.controls}
          </div>
          {strip.marks}
        </div>
      )}
    />
  );
}

/** The clients' marks under the headline of a page: one set where the window is wide enough for it. */
export function ClientLogos(): ReactNode {
  const strip = useStrip(translate({id: 'logos.label', message: 'Clients'}));
  return (
    <div className={styles.fit} data-carousel>
      {strip.controls}
      {strip.marks}
    </div>
  );
}

ClientLogos.slot = 'logos';

/** The button and the row of a strip. The row scrolls where it is wider than its place; the second set is not read out. */
function useStrip(label: string): {controls: ReactNode; marks: ReactNode} {
  const list = useRef<HTMLUListElement>(null);
  const autoplay = useAutoplay(list, stepDelay, () => step(list.current));
  const hydrated = useHydrated();
  return {
    controls: (
      <div className={clsx('controls', !hydrated && 'controls--waiting')}>
        {hydrated && <Pause autoplay={autoplay} />}
      </div>
    ),
    marks: (
      <ul
        ref={list}
        className={styles.logosRow}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {[false, true].flatMap((repeated) =>
          clientKeys.map((client) => (
            <li key={`${client}${String(repeated)}`} aria-hidden={repeated || undefined}>
              <Client of={client} silent={repeated} />
            </li>
          )),
        )}
      </ul>
    ),
  };
}
