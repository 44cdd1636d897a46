import type {ReactNode} from 'react';
import clsx from 'clsx';
import {clientKeys} from '@site/src/company/clients';
import {Client} from '@site/src/elements/Client';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import styles from './styles.module.css';

export type LogoStripProps = SectionProps;

/** The clients' marks in a row, the set shown twice. */
export function LogoStrip(section: LogoStripProps): ReactNode {
  return (
    <Section
      {...section}
      className={styles.band}
      headingClassName={clsx('kicker', styles.bandTitle)}
      head={(heading) => heading}
    >
      <Marks label={section.title} />
    </Section>
  );
}

/** The clients' marks under the headline of a page, once. */
export function ClientLogos(): ReactNode {
  return <Marks label="Clients" once />;
}

ClientLogos.slot = 'logos';

/** The row scrolls where it is wider than the window; the second set is not read out. */
function Marks({label, once}: {label: string; once?: boolean}): ReactNode {
  const sets = once ? [false] : [false, true];
  return (
    <ul
      className={clsx(styles.logosRow, once && styles.logosRowFit)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
      tabIndex={0}
      aria-label={label}
    >
      {sets.flatMap((repeated) =>
        clientKeys.map((client) => (
          <li key={`${client}${String(repeated)}`} aria-hidden={repeated || undefined}>
            <Client of={client} silent={repeated} />
          </li>
        )),
      )}
    </ul>
  );
}
