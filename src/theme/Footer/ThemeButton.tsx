import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {useHydrated} from '@site/src/elements/useHydrated';

/** Toggles the light and the dark theme. Until it is used, the site follows the system. */
export function ThemeButton({className}: {className: string | undefined}): ReactNode {
  const hydrated = useHydrated();
  const {colorMode, setColorMode} = useColorMode();
  const t = useTranslate();
  const [label, other] =
    colorMode === 'dark'
      ? ([t({id: 'theme.light', message: 'Light theme'}), 'light'] as const)
      : ([t({id: 'theme.dark', message: 'Dark theme'}), 'dark'] as const);
  return (
    <div className={className}>
      {hydrated && (
        <button
          className="control"
          type="button"
          onClick={() => setColorMode(other)}
          aria-label={label}
        >
          <Icon name={other === 'light' ? 'sun' : 'moon'} />
        </button>
      )}
    </div>
  );
}
