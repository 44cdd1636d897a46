import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import {newsRoute} from '@site/src/company/newsroom';
import {readPage} from './readPage';
import type {StaticContent} from './readPage';

const newsUrl = siteConfig.baseUrl + newsRoute.slice(1);

/** Path → page. The one that the browser has loaded is known from the start. */
const pages = new Map<string, StaticContent>();
if (typeof document !== 'undefined') {
  pages.set(window.location.pathname, readPage(document));
}

async function fetchPage(pathname: string): Promise<void> {
  if (pages.has(pathname)) return;
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
  const html = await response.text();
  pages.set(pathname, readPage(new DOMParser().parseFromString(html, 'text/html')));
}

/**
 * A news page in the browser: React renders header and footer, and leaves the content as the HTML that the build
 * rendered. Navigating to a news page fetches its HTML.
 */
export default function StaticPage(): ReactNode {
  const {pathname} = useLocation();
  const main = useRef<HTMLElement>(null);
  const page = pages.get(pathname);

  // Docusaurus shows a page only after `preload`, unless the user clicks two links quickly
  useEffect(() => {
    if (!page) window.location.reload();
  }, [page]);

  // The content has plain links; React Router follows them without loading the scripts again
  const history = useHistory();
  useEffect(() => {
    const content = main.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPrimaryClick(event) || !isPageLink(link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    content?.addEventListener('click', onClick);
    return () => content?.removeEventListener('click', onClick);
  }, [history]);

  return (
    <Layout>
      {page && (
        <Head>
          <title>{page.title}</title>
          {page.tags.map(({name: Tag, attributes}, index) => (
            <Tag {...attributes} key={index} />
          ))}
        </Head>
      )}
      <main
        id="main"
        ref={main}
        // eslint-disable-next-line no-restricted-syntax -- the site's own HTML, rendered and escaped by its build
        dangerouslySetInnerHTML={{__html: page?.html ?? ''}}
        suppressHydrationWarning
      />
    </Layout>
  );
}

const isPrimaryClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** Whether a link leads to another page of this site, not to a file or to a place on the same page. */
const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.target &&
  !link.hasAttribute('download') &&
  !/\.\w+$/.test(link.pathname);

/**
 * Docusaurus calls this before it shows the page, when the address bar has the new URL, and also when the pointer is on
 * a link to a news page.
 */
StaticPage.preload = async (): Promise<void> => {
  const {pathname} = window.location;
  if (pathname === newsUrl || pathname.startsWith(`${newsUrl}/`)) await fetchPage(pathname);
};
