import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {enhanceShare} from '@site/src/elements/News/share';
import {fetchAhead} from './ahead';
import {readPage} from './readPage';
import type {Page} from './readPage';
import '../news/styles';

/** The page that the browser has loaded: it needs no fetching. */
const loaded =
  typeof document === 'undefined' ? undefined : readPage(document, window.location.pathname);

/**
 * A page under `/news` in the visitor's browser: header and footer are React's, the content is the HTML that the
 * build made, left as it came (src/plugins/still says why). When a visitor comes from another page of the site, the
 * content is fetched; where that fails, the browser loads the page as any other.
 */
export default function StillPage(): ReactNode {
  const {pathname, hash} = useLocation();
  const [page, setPage] = useState<Page | undefined>(
    loaded?.pathname === pathname ? loaded : undefined,
  );
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (page?.pathname === pathname) return undefined;
    let left = false;
    fetchAhead(pathname)
      .then((text) => {
        if (!left) setPage(readPage(new DOMParser().parseFromString(text, 'text/html'), pathname));
      })
      .catch(() => {
        if (!left) window.location.reload();
      });
    return () => {
      left = true;
    };
  }, [page, pathname]);

  // The browser looked for the address's part before the content was there
  useEffect(() => {
    if (page && page !== loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [page, hash]);

  useEffect(() => (page && main.current ? enhanceShare(main.current) : undefined), [page]);

  // Links in that HTML are the browser's; React's way of following them keeps what the visit has loaded
  const history = useHistory();
  useEffect(() => {
    const content = main.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlain(event) || !isPage(link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    content?.addEventListener('click', follow);
    return () => content?.removeEventListener('click', follow);
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
        // The site's own HTML, made by its build: React keeps it as it is
        // eslint-disable-next-line no-restricted-syntax -- nothing else hands a page's HTML through React untouched
        dangerouslySetInnerHTML={{__html: page?.html ?? ''}}
        suppressHydrationWarning
      />
    </Layout>
  );
}

/** A click that is to open the link here, and that nobody has taken. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** A link to another page of this site; not to a file, and not to a part of this page. */
const isPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.target &&
  !link.hasAttribute('download') &&
  !/\.\w+$/.test(link.pathname);
