import {useEffect} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/**
 * What stands in the place of a page whose script is not there: nothing. Docusaurus waits with the page before, so
 * this is hardly ever asked; and where the script cannot be had, the browser loads the page as any other.
 */
export default function Loading({error}: LoadingComponentProps): null {
  useEffect(() => {
    if (error) window.location.reload();
  }, [error]);
  return null;
}
