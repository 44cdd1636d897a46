import type {ColorMode} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

interface ColorModeState {
  colorMode: ColorMode;
  colorModeChoice: ColorMode | null;
  setColorMode: (mode: ColorMode | null) => void;
}

/** On the server the theme is not known yet, and light is written. */
export function useColorMode(): ColorModeState {
  return {colorMode: 'light', colorModeChoice: null, setColorMode() {}};
}

export function useThemeConfig(): Record<string, unknown> {
  return {};
}

export function PageMetadata(): null {
  return null;
}

export function HtmlClassNameProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}
