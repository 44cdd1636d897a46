import type {ReactNode} from 'react';
import {logo} from '@site/src/company/logo';

/** The EVO logo in the text colour; the bolt takes `--logo-bolt`. Decorative without a label. */
export function Logo({className, label}: {className?: string; label?: string}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={logo.viewBox}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <path d={logo.letters} />
      <path fill="var(--logo-bolt)" d={logo.bolt} />
    </svg>
  );
}
