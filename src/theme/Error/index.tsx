import type {ReactNode} from 'react';
import {errorHtml} from './html';

/** Replaces a page that threw an error. */
export default function ErrorPage(): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- a constant that also replaces pages without React
  return <div dangerouslySetInnerHTML={{__html: errorHtml}} />;
}
