import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchIndexPath} from '@site/src/company/site';
import {Link} from '@site/src/elements/Link';
import {SearchForm} from '@site/src/elements/SearchForm';
import type {Result} from '@site/src/sections/Search/engine';
import styles from './styles.module.css';

/** Suggests the page whose path is nearest to the one that does not exist, and searches for another. */
export function FindPage(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const indexUrl = useBaseUrl(searchIndexPath);
  const [nearest, setNearest] = useState<Result>();
  useEffect(() => {
    import('@site/src/sections/Search/engine')
      .then(({loadEngine}) => loadEngine(indexUrl))
      .then(({findNearest}) => setNearest(findNearest(pathname.slice(base.length))))
      .catch(() => {}); // the page offers others
  }, [pathname, base, indexUrl]);
  return (
    <div className={styles.find}>
      <SearchForm />
      <p className="lead" role="status">
        {nearest && (
          <span key={nearest.path}>
            Nearest page: <Link to={nearest.path}>{nearest.title}</Link>
          </span>
        )}
      </p>
    </div>
  );
}
