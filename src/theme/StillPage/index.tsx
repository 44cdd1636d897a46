import {useEffect, useReducer, useRef} from 'react';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {enhanceShareLinks} from '@site/src/newsroom/client/share';
import {fetchAhead, isStill} from './ahead';
import {readPage} from './readPage';
import type {Page} from './readPage';
import '../../newsroom/pages/styles';

/** The pages that are here already. The one that the browser has loaded needs no fetching. */
const pages = new Map<string, Page>();
if (typeof document !== 'undefined') {
  pages.set(window.location.pathname, readPage(document));
}

/** Sees to it that a page is here. */
async function getPage(pathname: string): Promise<void> {
  if (pages.has(pathname)) return;
  const text = await fetchAhead(pathname);
  pages.set(pathname, readPage(new DOMParser().parseFromString(text, 'text/html')));
}

/**
 * A page under `/news` in the visitor's browser: header and footer are React's, the content is the HTML that the
 * build made, left as it came (src/plugins/still says why). When a visitor comes from another page of the site, the
 * content is fetched; where that fails, the browser loads the page as any other.
 */
export default function StillPage(): ReactNode {
  const {pathname} = useLocation();
  const [, fetched] = useReducer((count: number) => count + 1, 0);
  const main = useRef<HTMLElement>(null);
  const page = pages.get(pathname);

  // Only where it was not fetched before it is shown: after a second link, followed before the first one's page came
  useEffect(() => {
    if (!page) getPage(pathname).then(fetched, () => window.location.reload());
  }, [page, pathname]);

  useEffect(() => {
    if (page && main.current) enhanceShareLinks(main.current);
  }, [page]);

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

/**
 * Docusaurus calls it, without telling the address, before it shows one of these pages (the address in the window is
 * then the new one already) and when the pointer comes upon a link to one.
 */
StillPage.preload = async (): Promise<void> => {
  const {pathname} = window.location;
  if (isStill(pathname)) await getPage(pathname);
};
