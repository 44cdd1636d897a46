import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchLink} from '@site/src/company/navigation';
import {useHydrated} from '@site/src/elements/useHydrated';
import type {Place} from '@site/src/sections/Search/engine';
import {SearchForm} from '@site/src/sections/Search/SearchForm';
import {useEngine} from '@site/src/sections/Search/useEngine';
import styles from './styles.module.css';

/** Suggests the page whose path is nearest to the one that does not exist, and searches for another. */
export function FindPage(): ReactNode {
  const hydrated = useHydrated();
  const history = useHistory();
  const searchUrl = useBaseUrl(searchLink.to);
  const nearest = useNearestPage();
  return (
    <div className={styles.find} data-enhancement>
      <p className="lead" role="status">
        {nearest && (
          <Translate
            id="notFound.nearest"
            values={{
              page: (
                <Link to={nearest.path} lang={nearest.lang}>
                  {nearest.title}
                </Link>
              ),
            }}
          >
            {'Nearest page: {page}'}
          </Translate>
        )}
      </p>
      {hydrated && (
        <SearchForm
          onSubmit={(query) => history.push(`${searchUrl}#q=${encodeURIComponent(query)}`)}
        />
      )}
    </div>
  );
}

function useNearestPage(): Place | undefined {
  const loadEngine = useEngine();
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const [nearest, setNearest] = useState<Place>();
  useEffect(() => {
    let isCurrent = true;
    loadEngine().then(
      ({findNearest}) => isCurrent && setNearest(findNearest(`/${pathname.slice(base.length)}`)),
      () => {}, // the page offers others
    );
    return () => {
      isCurrent = false;
    };
  }, [loadEngine, pathname, base]);
  return nearest;
}
