import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {searchIndexPath} from '@site/src/company/site';
import {Email, Phone} from '@site/src/elements/Contact';
import {Link} from '@site/src/elements/Link';
import {MainHeading} from '@site/src/elements/MainHeading';
import {SearchForm} from '@site/src/elements/SearchForm';
import type {PropsOf} from '../definitions';
import type {Result} from './engine';
import styles from './styles.module.css';

/** A search of all pages and news, in the browser only. It needs JavaScript, so the page lists the main pages below. */
export function Search({title, children}: PropsOf<'Search'>): ReactNode {
  const id = useId();
  const hydrated = useIsBrowser();
  const {key} = useLocation();
  return (
    <section className="section section--plain" aria-labelledby={id}>
      <div className="wrap grid">
        <MainHeading id={id}>{title}</MainHeading>
        <div className="lead">{children}</div>
        <div className={clsx('grid', styles.finder)}>{hydrated && <Finder key={key} />}</div>
      </div>
    </section>
  );
}

/** The search field and the results, which change while the visitor types. The URL keeps the words for the way back. */
function Finder(): ReactNode {
  const indexUrl = useBaseUrl(searchIndexPath);
  const {action, location} = useHistory();
  const shownPage = useLocation().pathname;
  const [typed, setTyped] = useState(
    () => new URLSearchParams(location.hash.slice(1)).get('q') ?? '',
  );
  const query = typed.trim();
  const [found, setFound] = useState<Found>();
  const shown = query ? found : undefined;
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Visitors who followed a link to the search have asked for the field
    if (action === 'PUSH') field.current?.focus({preventScroll: true});
  }, [action]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const {pathname} = window.location;
      const url = pathname + (query && `#${new URLSearchParams({q: query}).toString()}`);
      // Not while another page loads, which the address names already
      if (pathname === shownPage) window.history.replaceState(window.history.state, '', url);
      if (query) void search(query, indexUrl).then(setFound);
    }, 200); // milliseconds without typing
    return () => clearTimeout(timer);
  }, [query, indexUrl, shownPage]);

  return (
    <>
      <SearchForm
        ref={field}
        value={typed}
        onChange={({target}) => setTyped(target.value)}
        onFocus={() => void search('', indexUrl)} // loads the index while the visitor types
        // Closes the keyboard of a phone. The results follow in the order of focus
        onSubmit={() => status.current?.focus({preventScroll: true})}
      />
      <p className="lead" role="status" tabIndex={-1} ref={status}>
        {query && (
          // In one element: translators replace text nodes, which React cannot remove then
          <span key={`${shown?.query} ${shown?.results?.length}`}>
            <Summary found={shown} />
          </span>
        )}
      </p>
      {shown?.results?.[0] && (
        <ol className={clsx('rows', styles.results)} role="list">
          {shown.results.map(({path, title, page, lang, excerpt}) => (
            <li key={path} lang={lang}>
              <Link to={path}>
                <strong className="title-3">{title}</strong>
              </Link>
              {page && <p className="small muted">{page}</p>}
              <p>{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface Found {
  query: string;
  /** Undefined if the search did not load. */
  results?: Result[];
}

const search = (query: string, indexUrl: string): Promise<Found> =>
  import('./engine')
    .then(({loadEngine}) => loadEngine(indexUrl))
    .then((engine) => ({query, results: engine.search(query)}))
    .catch(() => ({query}));

/** What was found, or what to do instead. */
function Summary({found}: {found: Found | undefined}): ReactNode {
  if (!found) return 'Searching…';
  const {query, results} = found;
  if (results?.[0]) return `Results for “${query}”: ${results.length}`;
  return (
    <>
      {results
        ? `Nothing found for “${query}”. Ask us: call `
        : 'The search did not load. Check your connection, call '}
      <Phone /> or write to <Email />.
    </>
  );
}
