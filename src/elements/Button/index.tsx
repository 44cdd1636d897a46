import {cloneElement, type PropsWithChildren, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {appPath, mailtoLink, stores} from '@site/src/company/contact';
import {pickChildren} from '../children';
import {Icon} from '../Icon';
import {Link} from '../Link';
import type {ElementProps} from '../definitions';

interface ButtonKind {
  /** Set by the section around the button: `volt` marks the most important action. */
  kind?: 'volt' | 'solid' | 'line';
}

type ButtonProps = ElementProps<'Button'> & ButtonKind;

/** A link that looks like a button. Without an app, none leads to it. */
export function Button({to, icon, kind = 'solid', more, children}: ButtonProps): ReactNode {
  const isArrow = icon?.startsWith('arrow-');
  if (appPath.endsWith(to) && stores.length === 0) return null;
  return (
    <Link className={clsx('button', kind !== 'solid' && `button--${kind}`)} to={to}>
      {icon && !isArrow && <Icon name={icon} />}
      {children}
      {more && <span className="visually-hidden"> {more}</span>}
      {icon && isArrow && <Icon name={icon} />}
    </Link>
  );
}

/** A button that opens the visitor's own email app with an email to EVO. */
export function EmailButton({
  subject,
  message,
  email,
  ...button
}: ElementProps<'EmailButton'> & ButtonKind): ReactNode {
  return <Button to={mailtoLink(subject, message, email)} icon="mail" {...button} />;
}

type ButtonsProps = PropsWithChildren<{first?: ButtonKind['kind']}>;

/** Renders the buttons among its children in one row, or nothing. The first is of the kind `first`, the others outlined. */
export function Buttons({children, first = 'solid'}: ButtonsProps): ReactNode {
  const buttons: ReactElement<ButtonKind>[] = [
    ...pickChildren(children, EmailButton),
    ...pickChildren(children, Button),
  ];
  if (buttons.length === 0) return null;
  return (
    <div className="buttons">
      {buttons.map((button, index) =>
        cloneElement(button, {kind: button.props.kind ?? (index === 0 ? first : 'line')}),
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

/** A bold link with an arrow. */
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
