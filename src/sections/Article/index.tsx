import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ArticleProps {
  /** The page's heading. */
  title: string;
  /** Plain Markdown: paragraphs, `##` headings, lists, links. */
  children: ReactNode;
}

/** A plain page of text. */
export function Article({title, children}: ArticleProps): ReactNode {
  return (
    <article>
      <header className={clsx('wrap', styles.articleHead)}>
        <h1>{title}</h1>
      </header>
      <div className="weave weave--thread" aria-hidden="true" />
      <div className={clsx('wrap', styles.articleBody)}>
        <div className={styles.articleProse}>{children}</div>
      </div>
    </article>
  );
}
