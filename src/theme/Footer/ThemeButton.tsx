import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/elements/Icon';
import {useHydrated} from '@site/src/elements/useHydrated';
import styles from './styles.module.css';

/** Toggles the light and the dark theme. Until it is used, the site follows the system. */
export function ThemeButton(): ReactNode {
  const hydrated = useHydrated();
  const {colorMode, setColorMode} = useColorMode();
  const dark = colorMode === 'dark';
  return (
    <div className={styles.siteFooterTheme}>
      {hydrated && (
        <button
          className="control"
          type="button"
          onClick={() => setColorMode(dark ? 'light' : 'dark')}
          aria-label={
            dark
              ? translate({id: 'theme.light', message: 'Light theme'})
              : translate({id: 'theme.dark', message: 'Dark theme'})
          }
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
      )}
    </div>
  );
}
