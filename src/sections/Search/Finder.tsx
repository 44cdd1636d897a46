import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {Phone} from '@site/src/elements/Contact';
import type {Result} from './engine';
import {Results} from './Results';
import {SearchForm} from './SearchForm';
import {useEngine} from './useEngine';

/** Milliseconds without typing before the search. */
const typingPause = 200;

/** Links may have `#q=…` or `?q=…`. */
function queryOf({search, hash}: {search: string; hash: string}): string {
  const query = new URLSearchParams(search).get('q');
  return query ?? new URLSearchParams(hash.slice(1)).get('q') ?? '';
}

/** Keeps the query for the way back. Browsers never send what is after the # to a server. */
function storeQuery(query: string): void {
  const hash = query && `#q=${encodeURIComponent(query)}`;
  window.history.replaceState(window.history.state, '', window.location.pathname + hash);
}

interface FinderProps {
  /** Focuses the field when it appears. */
  focused: boolean;
}

/** The search field and the results, which change while the visitor types. */
export function Finder({focused}: FinderProps): ReactNode {
  const loadEngine = useEngine();
  const location = useLocation();
  const [query, setQuery] = useState(() => queryOf(location));
  const [found, setFound] = useState<{query: string; results?: Result[]}>();
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (focused) root.current?.querySelector('input')?.focus({preventScroll: true});
  }, [focused]);

  useEffect(() => {
    let isCurrent = true;
    const show = (results?: Result[]) => isCurrent && setFound({query, ...(results && {results})});
    const timer = setTimeout(() => {
      storeQuery(query);
      loadEngine().then(
        ({search}) => show(search(query)),
        () => show(),
      );
    }, typingPause);
    if (!query) clearTimeout(timer);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, loadEngine]);

  const shown = query ? found : undefined;
  return (
    <div className="stack" ref={root} data-enhancement>
      <SearchForm
        value={query}
        onChange={({target}) => setQuery(target.value)}
        onFocus={() => void loadEngine().catch(() => {})} // reported after typing
        // Closes the keyboard of a phone. The results follow in the order of focus
        onSubmit={() => status.current?.focus({preventScroll: true})}
      />
      <p className="lead" role="status" tabIndex={-1} ref={status}>
        {shown && <Summary {...shown} />}
      </p>
      {shown?.results && shown.results.length > 0 && <Results results={shown.results} />}
    </div>
  );
}

/** What was found, or what to do instead. */
function Summary({query, results}: {query: string; results?: Result[]}): ReactNode {
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
