import {createElement, useEffect, type MouseEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import {newsRoute} from '@site/src/company/newsroom';
import footerStyles from '@site/src/theme/Footer/styles.module.css';

const newsUrl = siteConfig.baseUrl + newsRoute.slice(1);

/** Path → page. The one that the browser has loaded is copied before React changes it. */
const pages = new Map([[window.location.pathname, document.cloneNode(true) as Document]]);

/**
 * A news page in the browser: React renders header and footer, and leaves the content as the HTML that the build
 * rendered. Navigating to a news page fetches its HTML.
 */
export default function StaticPage(): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const page = pages.get(pathname);

  // Docusaurus shows a page only after `preload`, unless the user clicks two links quickly
  useEffect(() => {
    if (!page) window.location.reload();
  }, [page]);

  // The content has plain links; React Router follows them without loading the scripts again
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPrimaryClick(event) || !isPageLink(link)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };

  const hasMark = page?.getElementsByClassName(footerStyles['siteFooterMark'] ?? '').length;
  return (
    <Layout shortFooter={!hasMark}>
      <Head>
        <title>{page?.title}</title>
        {/* react-helmet-async marks the elements that belong to the page: description, canonical URL, social card */}
        {Array.from(page?.head.querySelectorAll(':is(meta, link)[data-rh]') ?? [], copyElement)}
      </Head>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys on a link also send a click */}
      <main
        id="main"
        onClick={followLink}
        // eslint-disable-next-line no-restricted-syntax -- the site's own HTML, rendered and escaped by its build
        dangerouslySetInnerHTML={{__html: page?.querySelector('main')?.innerHTML ?? ''}}
        suppressHydrationWarning
      />
    </Layout>
  );
}

const copyElement = ({localName, attributes}: Element, key: number): ReactNode =>
  createElement(localName, {
    key,
    ...Object.fromEntries(Array.from(attributes, ({name, value}) => [name, value])),
  });

const isPrimaryClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** Whether a link leads to another page of this site, not to a file or to a place on the same page. */
const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.target &&
  !/\.\w+$/.test(link.pathname);

/** Docusaurus calls this when the address bar has the new URL, and when the pointer is on a link to a news page. */
StaticPage.preload = async (): Promise<void> => {
  const {pathname} = window.location;
  if ((pathname !== newsUrl && !pathname.startsWith(`${newsUrl}/`)) || pages.has(pathname)) return;
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
  pages.set(pathname, new DOMParser().parseFromString(await response.text(), 'text/html'));
};
