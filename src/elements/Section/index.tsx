import {useId, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Split, SplitText} from '../Split';

interface SectionProps {
  /** The anchor. */
  id?: string;
  /** The heading. A section without one needs a `label`. */
  title?: string;
  /** The section's name for screen readers where it has no heading. */
  label?: string;
  tone?: 'night' | 'tea' | 'paper' | 'sunken';
  /** A supporting paragraph below the heading. */
  lead?: ReactNode;
  /** Content beside the heading and the lead on a wide screen. */
  beside?: ReactNode;
  /** Renders the heading, and what belongs in one layout with it, above the children. Leaves out the lead. */
  renderBody?: (heading: ReactNode) => ReactNode;
  headingClassName?: string;
  className?: string;
  /** Full-width content above the section: a wide image. */
  cover?: ReactNode;
  children?: ReactNode;
}

/** A section's landmark, tone, container and heading. */
export function Section(props: SectionProps): ReactNode {
  const {id, title, label, tone, lead, beside, renderBody, headingClassName, className, cover} =
    props;
  useBrokenLinks().collectAnchor(id);
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
        {beside ? (
          <Split alignTop>
            <SplitText>
              {heading}
              {lead}
            </SplitText>
            {beside}
          </Split>
        ) : renderBody ? (
          renderBody(heading)
        ) : (
          (heading ?? lead) && (
            <div className="section-head">
              {heading}
              {lead && <div className="lead muted">{lead}</div>}
            </div>
          )
        )}
        {props.children}
      </div>
    </section>
  );
}
