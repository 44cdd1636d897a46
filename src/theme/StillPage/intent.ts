import {fetchAhead, isStill} from './ahead';

/** A visitor's wish to save data, or a connection that leaves no choice. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches the page of the link that the visitor is about to follow. */
function intend({target}: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (isSparing()) return;
  if (isStill(link.pathname)) void fetchAhead(link.pathname);
  else void window.docusaurus.preload(link.pathname);
}

if (typeof document !== 'undefined') {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, intend, {passive: true});
  }
}
