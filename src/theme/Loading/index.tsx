import {useEffect, type ComponentProps} from 'react';
import type ThemeLoading from '@theme/Loading';

/**
 * Renders nothing while a page's chunk loads: Docusaurus keeps the previous page until then. Reloads the page when the
 * chunk fails to load, so that the browser fetches its HTML instead.
 */
export default function Loading({error}: ComponentProps<typeof ThemeLoading>): null {
  useEffect(() => {
    if (error) window.location.reload();
  }, [error]);
  return null;
}
