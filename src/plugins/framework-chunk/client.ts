import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {matchRoutes} from 'react-router-config';

/** On the root element until the next page is there: base.css reads it. */
const mark = 'data-leaving';

/** The address of the page that is shown. */
let shown = '';
/** The address of the page that is on its way. */
let next: string | undefined;

/** Fetches what a page needs, as Docusaurus does at the same moment: nothing is fetched twice. */
function preload(pathname: string): Promise<unknown> {
  const components = matchRoutes(routes, pathname).map(
    ({route}) => route.component as unknown as {preload?: () => Promise<unknown>},
  );
  return Promise.all(components.map(async (component) => component.preload?.()));
}

/**
 * Until Docusaurus has asked for a reload in answer to the same failure, a few promises later. Not a task later: by
 * then the browser may be on the way already.
 */
async function afterDocusaurus(): Promise<void> {
  for (let promises = 0; promises < 20; promises += 1) await Promise.resolve();
}

/**
 * Lets the browser load a page as any other, when the address is the new one already. A reload, which is what
 * Docusaurus would do, begins where the page before was scrolled to, and keeps the two as one in the visitor's history.
 */
function loadWhole(): void {
  const {href} = window.location;
  window.history.replaceState(null, '', shown);
  window.location.replace(href);
}

/**
 * Runs in the browser when a link is followed. Docusaurus shows the next page once its script is there. Where it cannot
 * be had, and where somebody follows another link in the meantime (or the same again, because nothing happens), the
 * page comes without it.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location: {pathname},
  previousLocation,
}) => {
  if (!previousLocation) return;
  if (pathname === shown) {
    next = undefined; // a place on the same page, or back before the next one came
    return;
  }
  if (next) loadWhole();
  next = pathname;
  document.documentElement.setAttribute(mark, '');
  preload(pathname).catch(() => {
    if (next !== pathname) return;
    // A reload that comes through all the same begins where the address says, not where the page before was
    window.history.scrollRestoration = 'manual';
    void afterDocusaurus().then(loadWhole);
  });
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  shown = location.pathname;
  next = undefined;
  const done = () => document.documentElement.removeAttribute(mark);
  // On the way back, browsers scroll to where the visitor was once the page has been laid out
  requestAnimationFrame(() => requestAnimationFrame(done));
};
