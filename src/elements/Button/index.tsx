import {cloneElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {pickBySlot, pickChildren} from '../children';
import {Icon, type IconName} from '../Icon';

export interface ButtonProps {
  /** Where it leads: `/ride#airport`, `#book`, or an external URL that starts with `https://`. */
  to: string;
  /** A drawing before the label; arrows follow the label. */
  icon?: IconName;
  /** Set by the section around it: `volt` marks the most important action. */
  kind?: 'volt' | 'solid' | 'line';
  /** For labels such as "Learn More": the subject, added for screen readers and not shown. */
  more?: string;
  /** The label: what the button does or where it leads. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function Button({to, icon, kind = 'solid', more, children}: ButtonProps): ReactNode {
  const isArrow = icon?.startsWith('arrow-');
  return (
    <Link className={clsx('button', kind !== 'solid' && `button--${kind}`)} to={to}>
      {icon && !isArrow && <Icon name={icon} />}
      {children}
      {more && <span className="visually-hidden"> {more}</span>}
      {icon && isArrow && <Icon name={icon} />}
    </Link>
  );
}

export interface ButtonsProps {
  /** Any content; only its `<EmailButton>` and `<Button>`s are rendered. */
  children: ReactNode;
  /** The kind of the first button. The others are outlined. */
  first?: NonNullable<ButtonProps['kind']>;
}

/** Renders the `<Button>`s among its children in one row, or nothing. */
export function Buttons({children, first = 'solid'}: ButtonsProps): ReactNode {
  const buttons = pickChildren(children, Button);
  const emails = pickBySlot(children, 'button');
  if (buttons.length + emails.length === 0) return null;
  const kindOf = (index: number) => (index + emails.length === 0 ? first : 'line');
  return (
    <div className="buttons">
      {emails}
      {buttons.map((button, index) =>
        cloneElement(button, {kind: button.props.kind ?? kindOf(index)}),
      )}
    </div>
  );
}

export interface ArrowLinkProps {
  to: string;
  children: ReactNode;
  /** `right` leads on, `up-right` out of the site, `left` back. */
  arrow?: 'right' | 'up-right' | 'left';
}

/** A bold link with an arrow that moves on hover. */
export function ArrowLink({to, children, arrow = 'right'}: ArrowLinkProps): ReactNode {
  const icon = <Icon name={`arrow-${arrow}`} />;
  return (
    <Link className="arrow-link" to={to}>
      {arrow === 'left' && icon}
      {children}
      {arrow !== 'left' && icon}
    </Link>
  );
}
