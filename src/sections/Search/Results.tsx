import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Result} from './engine';
import styles from './styles.module.css';

/** Each result with its page and the words around the match. */
export function Results({results}: {results: readonly Result[]}): ReactNode {
  return (
    <ol className={styles.results} role="list">
      {results.map(({path, title, page, lang, excerpt}) => (
        <li key={path} lang={lang}>
          <Link to={path}>{title}</Link>
          {page && <p className="small muted">{page}</p>}
          <p>
            {excerpt.map(({word, isMatch}, index) => (
              <Fragment key={index}>{isMatch ? <b>{word}</b> : word} </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
