import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {clientKeys, clients} from '@site/src/company/clients';
import {entryOf} from '@site/src/company/entries';
import {SampleMark} from '@site/src/elements/Sample';
import {Section} from '@site/src/elements/Section';
import {Control} from '@site/src/elements/ScrollSnapCarousel/controls';
import {Wordmark} from '@site/src/elements/Wordmark';
import {useAutoplay} from '@site/src/elements/useAutoplay';
import {useOverflow} from '@site/src/elements/useOverflow';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Milliseconds between two steps of one pixel. */
const stepDelay = 30;

interface LogosProps {
  /** The keys of the clients, in order. */
  keys?: readonly string[];
  label: string;
  heading?: ReactNode;
}

/** The clients' logos in a row that moves slowly. */
export function LogoStrip({
  keys = clientKeys,
  ...section
}: PropsOf<'LogoStrip'> & Pick<LogosProps, 'keys'>): ReactNode {
  if (keys.length === 0) return null;
  return (
    <Section
      {...section}
      className={styles.band}
      headingClassName="kicker"
      renderBody={(heading) => <Logos keys={keys} label={section.title} heading={heading} />}
    />
  );
}

/** The clients' logos below a hero. */
export function ClientLogos({keys = clientKeys}: Pick<LogosProps, 'keys'>): ReactNode {
  return keys.length > 0 && <Logos keys={keys} label="Clients" />;
}

ClientLogos.slot = 'extra';

/** Scrolls by one pixel, and back to the start where the second, identical set begins. */
function scrollStep(row: HTMLElement | null, setLength: number): void {
  const items = row?.querySelectorAll('li');
  const [first, second] = [items?.[0], items?.[setLength]];
  if (!row || !first || !second) return;
  const setWidth = second.offsetLeft - first.offsetLeft; // negative from right to left
  row.scrollLeft = (row.scrollLeft + Math.sign(setWidth)) % setWidth;
}

/**
 * The row of logos, and the mark on samples. Where one set is wider than the row, it has a pause button and a second
 * set, which screen readers skip.
 */
function Logos({keys = clientKeys, label, heading}: LogosProps): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  const entries = keys.map((key) => entryOf(clients, key));
  const overflows = useOverflow(
    row,
    ({firstElementChild}) => (firstElementChild?.clientWidth ?? 0) * keys.length,
  );
  const {area, button, toggle} = useAutoplay({
    isEnabled: overflows === true,
    getDelay: () => stepDelay,
    advance: () => scrollStep(row.current, keys.length),
  });
  const sets = overflows ? [false, true] : [false];
  return (
    <div className={clsx(styles.strip, heading && styles.withHeading)} {...area}>
      {heading}
      {entries.some(({sample}) => sample) && <SampleMark of="clients" />}
      {overflows && <Control name={button} onClick={toggle} />}
      <ul
        ref={row}
        className={styles.logos}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the row
        tabIndex={0}
        aria-label={label}
      >
        {sets.flatMap((isRepeated) =>
          entries.map((client, index) => (
            <li key={`${index}${String(isRepeated)}`} aria-hidden={isRepeated || undefined}>
              <Wordmark {...client} decorative={isRepeated} />
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
