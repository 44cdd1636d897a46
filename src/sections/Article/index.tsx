import {isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {otherChildren, pickBySlot} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** A plain text page with an index of its headings, or the ways to contact EVO, beside the text. */
export function Article({title, children}: PropsOf<'Article'>): ReactNode {
  const panel = pickBySlot(children, 'aside');
  const text = otherChildren(children) ?? [];
  return (
    <>
      <article>
        <header className={clsx('wrap', styles.head)}>
          <h1 className="title-1">{title}</h1>
        </header>
        <WovenBorder size="thread" />
        <div className={clsx('wrap grid', styles.body)}>
          <div className={styles.aside}>
            {panel.length > 0 ? panel : <Index>{headingsOf(text)}</Index>}
          </div>
          <div className={clsx('prose', styles.text)}>{text}</div>
        </div>
      </article>
      <WovenBorder tone="night" end />
    </>
  );
}

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/** Markdown headings: of the children of an article, only they have an id. */
function headingsOf(children: ReactNode[]): ReactElement<HeadingProps>[] {
  return children.filter(
    (child): child is ReactElement<HeadingProps> =>
      isValidElement<HeadingProps>(child) && child.props.id !== undefined,
  );
}

/** Phones fold it, wide screens always show it. */
function Index({children}: {children: ReactElement<HeadingProps>[]}): ReactNode {
  const label = 'On this page';
  return (
    <nav className={clsx('fold', styles.index)} aria-label={label}>
      <details>
        <summary>
          {label}
          <Icon name="plus" />
        </summary>
        <ul>
          {children.map(({props}) => (
            <li key={props.id}>
              <Link to={`#${props.id ?? ''}`}>{props.children}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
