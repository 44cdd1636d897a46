import {cloneElement} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../Icon';
import type {IconName} from '../Icon';
import {pick} from '../slots';

export interface ButtonProps {
  /** Where it leads: `/ride#airport`, `#book`, or an outside address with `https://`. */
  to: string;
  /** A drawing: before the words, or behind them when it is an arrow. */
  icon?: IconName;
  /** Set by the section around it: the one action that matters is `volt`. */
  kind?: 'volt' | 'solid' | 'line';
  /** For "Learn More" and the like: about what, in the words that follow for those who hear links one by one. */
  more?: string;
  /** The words: say where it leads or what it does. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function Button({to, icon, kind = 'solid', more, children}: ButtonProps): ReactNode {
  const pointsOn = icon?.startsWith('arrow-'); // an arrow stands behind the words, any other drawing before them
  return (
    <Link className={clsx('button', kind !== 'solid' && `button--${kind}`)} to={to}>
      {icon && !pointsOn && <Icon name={icon} />}
      {children}
      {more && <span className="visually-hidden"> {more}</span>}
      {icon && pointsOn && <Icon name={icon} />}
    </Link>
  );
}

export interface ButtonsProps {
  /** Anything; the buttons among it are shown. */
  children: ReactNode;
  /** How the first one looks. The others are outlined. */
  first?: NonNullable<ButtonProps['kind']>;
}

/** The buttons of a section in one row, the first of them filled. Nothing when there are none. */
export function Buttons({children, first = 'solid'}: ButtonsProps): ReactNode {
  const buttons = pick(children, Button);
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
  /** Which way it points: on, out of the site, or back. */
  arrow?: 'right' | 'up-right' | 'left';
}

/** A link in bold with an arrow that moves. */
export function ArrowLink({to, children, arrow = 'right'}: ArrowLinkProps): ReactNode {
  return (
    <Link className="arrow-link" to={to}>
      {children}
      <Icon name={`arrow-${arrow}`} />
    </Link>
  );
}
