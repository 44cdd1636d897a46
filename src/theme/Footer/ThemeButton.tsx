import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {useHydrated} from '@site/src/elements/useHydrated';
import styles from './styles.module.css';

/** Toggles the light and the dark theme. Until it is used, the site follows the system. */
export function ThemeButton(): ReactNode {
  const hydrated = useHydrated();
  const {colorMode, setColorMode} = useColorMode();
  const t = useTranslate();
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
              ? t({id: 'theme.light', message: 'Light theme'})
              : t({id: 'theme.dark', message: 'Dark theme'})
          }
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
      )}
    </div>
  );
}
