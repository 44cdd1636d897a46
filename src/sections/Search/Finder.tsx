import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchIndexPath} from '@site/src/company/site';
import {Phone} from '@site/src/elements/Contact';
import {SearchForm} from '@site/src/elements/SearchForm';
import type {Result} from './engine';
import styles from './styles.module.css';

/** Milliseconds without typing before the search. */
const typingPause = 200;

/** Keeps the query for the way back. */
function storeQuery(query: string): void {
  const hash = query && `#q=${encodeURIComponent(query)}`;
  window.history.replaceState(window.history.state, '', window.location.pathname + hash);
}

/** The results of a query; undefined if the search did not load. */
async function search(query: string, indexUrl: string): Promise<Result[] | undefined> {
  try {
    const {loadEngine} = await import('./engine');
    return (await loadEngine(indexUrl)).search(query);
  } catch {
    return undefined;
  }
}

/** The search field and the results, which change while the visitor types. `focused`: the field, when it appears. */
export function Finder({focused}: {focused: boolean}): ReactNode {
  const indexUrl = useBaseUrl(searchIndexPath);
  const {hash} = useLocation();
  const [query, setQuery] = useState(() => new URLSearchParams(hash.slice(1)).get('q') ?? '');
  const [found, setFound] = useState<{query: string; results: Result[] | undefined}>();
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (focused) root.current?.querySelector('input')?.focus({preventScroll: true});
  }, [focused]);

  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      storeQuery(query);
      const results = query ? await search(query, indexUrl) : [];
      if (isCurrent) setFound({query, results});
    };
    const timer = setTimeout(() => void find(), typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, indexUrl]);

  const shown = query ? found : undefined;
  return (
    <div className="stack" ref={root} data-enhancement>
      <SearchForm
        value={query}
        onChange={({target}) => setQuery(target.value)}
        onFocus={() => void search('', indexUrl)} // loads the index while the visitor types
        // Closes the keyboard of a phone. The results follow in the order of focus
        onSubmit={() => status.current?.focus({preventScroll: true})}
      />
      <p className="lead" role="status" tabIndex={-1} ref={status}>
        {shown && <Summary {...shown} />}
      </p>
      {shown?.results && shown.results.length > 0 && (
        <ol className={styles.results} role="list">
          {shown.results.map(({path, title, page, lang, excerpt}) => (
            <li key={path} lang={lang}>
              <Link to={path}>{title}</Link>
              {page && <p className="small muted">{page}</p>}
              <p>{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What was found, or what to do instead. */
function Summary({query, results}: {query: string; results: Result[] | undefined}): ReactNode {
  if (results?.length) {
    return translate(
      {id: 'search.found', message: 'Results for “{query}”: {count}'},
      {count: results.length, query},
    );
  }
  const phone = {phone: <Phone />};
  return results ? (
    <Translate id="search.nothing" values={{...phone, query}}>
      {'Nothing found for “{query}”. Try other words, or call {phone}.'}
    </Translate>
  ) : (
    <Translate id="search.failed" values={phone}>
      {'The search did not load. Check your connection, or call {phone}.'}
    </Translate>
  );
}
