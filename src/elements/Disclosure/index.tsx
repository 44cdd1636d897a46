import {useId, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Disclosures} from './useDisclosures';

export {useDisclosures} from './useDisclosures';
export type {Disclosures} from './useDisclosures';

export interface DisclosureProps {
  /** The disclosures it stands among: `useDisclosures()`. */
  group: Disclosures;
  /** The panel's id; without it, any. */
  id?: string | undefined;
  /** What the button says. */
  title?: string;
  /** The button's name, where it shows no words. */
  label?: string;
  icon: ReactNode;
  /** The title is a heading of the third level, with the button inside. */
  heading?: boolean;
  /** The browser's search finds what is in the closed panel, and opens it. */
  findable?: boolean;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
}

/**
 * A button that shows and hides what stands below it. Served as `<details>`, which works before React does and
 * without it. Once React runs it is a button with its state and, where it should be one, a heading around it: several
 * screen readers tell neither the state of a `<summary>` nor the heading inside one.
 */
export function Disclosure(props: DisclosureProps): ReactNode {
  const {group, title, label, icon, heading, className, panelClassName, children} = props;
  const anyId = useId();
  const id = props.id ?? anyId;
  const opener = {className: clsx('opener', props.buttonClassName), 'aria-label': label};
  const panel = useRef<HTMLDivElement>(null);
  const open = group.open === id;
  const hides = group.open !== undefined && !open;

  // React knows `hidden` as true or false alone
  const hidden = props.findable ? 'until-found' : '';
  useLayoutEffect(() => {
    if (hides) panel.current?.setAttribute('hidden', hidden);
    else panel.current?.removeAttribute('hidden');
  }, [hides, hidden]);

  const content = (
    <div className={panelClassName} id={id} ref={panel}>
      {children}
    </div>
  );
  if (group.open === undefined) {
    return (
      <details className={className} name={group.name}>
        <summary {...opener}>
          {heading ? <h3>{title}</h3> : title}
          {icon}
        </summary>
        {content}
      </details>
    );
  }

  const button = (
    <button
      {...opener}
      type="button"
      aria-expanded={open}
      aria-controls={id}
      onClick={() => group.setOpen(open ? '' : id)}
    >
      {title}
      {icon}
    </button>
  );
  return (
    <div className={className} data-open={open || undefined}>
      {heading ? <h3>{button}</h3> : button}
      {content}
    </div>
  );
}
