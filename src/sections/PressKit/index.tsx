import type {ReactNode} from 'react';
import clsx from 'clsx';
import {colors, pressKit} from '@site/src/company/brand';
import {boilerplate} from '@site/src/company/newsroom';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {Logo} from '@site/src/elements/Logo';
import styles from './styles.module.css';

/** A panel with the logo, the brand colours and a button that downloads the press kit. */
export function PressKit(): ReactNode {
  return (
    <div className={clsx(styles.kit, 'tone-sunken')}>
      <Logo className={styles.logo} label="EVO" />
      <ul className={styles.colors}>
        {Object.entries(colors).map(([name, color]) => (
          <li key={name}>
            {/* SVG attributes set the colour because the content security policy forbids style attributes */}
            <svg viewBox="0 0 1 1" fill={color} aria-hidden="true">
              <path d="M0 0h1v1H0z" />
            </svg>
            <span>{name}</span> <code>{color}</code>
          </li>
        ))}
      </ul>
      <Link className="button button--volt" to={`pathname://${pressKit.file}`} target="_self">
        <Icon name="download" />
        Download All
      </Link>
    </div>
  );
}

PressKit.slot = 'aside';

/** What every press release says about EVO at its end. */
export function Boilerplate(): ReactNode {
  return boilerplate;
}
