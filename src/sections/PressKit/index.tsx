import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {colors} from '@site/src/company/brand';
import {Link} from '@site/src/elements/Link';
import {Logo} from '@site/src/elements/Logo';
import styles from './styles.module.css';

const backgrounds = ['light', 'dark'] as const;
const formats = ['svg', 'png'] as const;

/** A panel with the logo, its files in `static/press`, and the brand colours. */
export function PressKit(): ReactNode {
  return (
    <div className={clsx('grid box tone-sunken', styles.kit)}>
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
      <ul>
        {backgrounds.map((background) => (
          <li key={background}>
            Logo for {background} backgrounds:{' '}
            {formats.map((format, index) => (
              <Fragment key={format}>
                {index > 0 && ', '}
                <Link to={`pathname:///press/logo-on-${background}.${format}`} target="_self">
                  {format.toUpperCase()}
                </Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

PressKit.slot = 'aside';
