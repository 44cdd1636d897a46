import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useHydrated} from '@site/src/elements/useHydrated';
import {Finder} from './Finder';
import styles from './styles.module.css';

export interface SearchProps {
  /** The page's main heading. */
  title: string;
  /** One sentence about what can be found. */
  children: ReactNode;
}

/**
 * A search of all pages and news. It runs in the browser and sends the words nowhere. Without JavaScript only heading
 * and text are shown, so the page lists the main pages below.
 */
export function Search({title, children}: SearchProps): ReactNode {
  const id = useId();
  const hydrated = useHydrated();
  // Visitors who come from another page of the site have asked for the field
  const [focused] = useState(hydrated);
  const {key} = useLocation();
  return (
    <section className="section section--plain" aria-labelledby={id}>
      <div className="wrap stack">
        <h1 id={id}>{title}</h1>
        <div className="lead">{children}</div>
        <div className={styles.room}>{hydrated && <Finder focused={focused} key={key} />}</div>
      </div>
    </section>
  );
}
