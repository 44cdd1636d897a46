import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {clientKeys, clients} from '@site/src/company/clients';
import {Client} from '@site/src/elements/Client';
import {SampleMark} from '@site/src/elements/Sample';
import {Section} from '@site/src/elements/Section';
import {Control} from '@site/src/elements/ScrollSnapCarousel/controls';
import {useAutoplay} from '@site/src/elements/useAutoplay';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** Milliseconds between two steps of one pixel. */
const stepDelay = 30;

/** The clients' logos in a row that moves slowly. */
export function LogoStrip(section: PropsOf<'LogoStrip'>): ReactNode {
  return (
    <Section
      {...section}
      className={styles.band}
      headingClassName="kicker"
      renderHead={(heading) => <Logos label={section.title} heading={heading} />}
    />
  );
}

/** The clients' logos below a hero. */
export function ClientLogos(): ReactNode {
  return <Logos label="Clients" />;
}

ClientLogos.slot = 'logos';

/** Scrolls by one pixel, and back to the start where the second, identical set begins. */
function scrollStep(row: HTMLElement | null): void {
  const [first, second] =
    row?.querySelectorAll<HTMLElement>(`li:nth-child(${clientKeys.length}n + 1)`) ?? [];
  if (!row || !first || !second) return;
  const setWidth = second.offsetLeft - first.offsetLeft; // negative in right-to-left documents
  row.scrollLeft = (row.scrollLeft + Math.sign(setWidth)) % setWidth;
}

/** The row of logos twice, the pause button and the mark on samples. Screen readers skip the repeated set. */
function Logos({label, heading}: {label: string; heading?: ReactNode}): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  const {area, button, toggle} = useAutoplay({
    getDelay: () => stepDelay,
    advance: () => scrollStep(row.current),
  });
  return (
    <div className={clsx(styles.strip, heading && styles.withHeading)} {...area}>
      {heading}
      {Object.values(clients).some(({sample}) => sample) && <SampleMark of="clients" />}
      <Control name={button} onClick={toggle} />
      <ul
        ref={row}
        className={styles.logos}
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
    </div>
  );
}
