import {useId} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchor} from '../anchor';

export type Tone = 'night' | 'tea' | 'paper' | 'sunken';

/** What every section understands. */
export interface SectionProps {
  /** The section's address on the page: `/business#tourism` leads to `id="tourism"`. Without it, it has none. */
  id?: string;
  /** The heading. */
  title: string;
  /** The ground it stands on; without it, the page's. */
  tone?: Tone;
}

interface FrameProps extends Omit<SectionProps, 'title'> {
  /** The heading's text; or none, with a `label`. */
  title?: string | undefined;
  /** The section's name for screen readers when it has no heading. */
  label?: string | undefined;
  /** What stands beside the heading: one supporting paragraph. */
  lead?: ReactNode;
  /** Replaces the heading's row; gets the heading. */
  head?: (heading: ReactNode) => ReactNode;
  headingClassName?: string;
  className?: string | undefined;
  /** What stands over the section and reaches the window's edges: a wide picture. */
  cover?: ReactNode;
  children?: ReactNode;
}

/** The frame of a section: landmark, tone, container, heading. */
export function Section(props: FrameProps): ReactNode {
  const {id, title, label, tone, lead, head, headingClassName, className, cover, children} = props;
  useAnchor(id);
  const headingId = useId();
  const heading = title && (
    <h2 className={headingClassName} id={headingId}>
      {title}
    </h2>
  );
  return (
    <section
      className={clsx(!cover && 'section', tone ? `tone-${tone}` : 'section--plain', className)}
      id={id}
      {...(title ? {'aria-labelledby': headingId} : {'aria-label': label})}
    >
      {cover}
      <div className={clsx('wrap', cover && 'section')}>
        {head ? head(heading) : heading && <Head lead={lead}>{heading}</Head>}
        {children}
      </div>
    </section>
  );
}

/** A heading on the left, one supporting column on the right, on the same baseline. */
export function Head({children, lead}: {children: ReactNode; lead?: ReactNode}): ReactNode {
  return (
    <div className="head">
      {children}
      {lead && <div className="head__lead">{lead}</div>}
    </div>
  );
}
