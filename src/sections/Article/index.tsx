import {isValidElement, type PropsWithChildren, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import {MainHeading} from '@site/src/elements/MainHeading';
import {Link} from '@site/src/elements/Link';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {otherChildren, pickBySlot} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** A plain text page with an index of its headings, or the ways to contact EVO, beside the text. */
export function Article({title, children}: PropsOf<'Article'>): ReactNode {
  const panel = pickBySlot(children, 'aside');
  const text = otherChildren(children) ?? [];
  return (
    <>
      <article>
        <header className={clsx('wrap', styles.head)}>
          <MainHeading className="title-1">{title}</MainHeading>
        </header>
        <WovenBorder size="thread" />
        <div className={clsx('wrap grid', styles.body)}>
          <div className={panel.length > 0 ? undefined : 'sticky'}>
            {panel.length > 0 ? panel : <Index of={text} />}
          </div>
          <div className={clsx('prose', styles.text)}>{text}</div>
        </div>
      </article>
      <WovenBorder tone="night" end />
    </>
  );
}

type Heading = ReactElement<PropsWithChildren<{id: string}>>;

/** Whether a child of an article is a Markdown heading: only those have an id. */
const isHeading = (child: ReactNode): child is Heading =>
  isValidElement<{id?: string}>(child) && child.props.id !== undefined;

/** Links to the headings of a text, or nothing if it has none. Only phones fold them. */
function Index({of: text}: {of: readonly ReactNode[]}): ReactNode {
  const headings = text.filter(isHeading);
  if (headings.length === 0) return null;
  const label = 'On this page';
  return (
    <nav className={clsx('fold unfold-columns quiet', styles.index)} aria-label={label}>
      <details>
        <summary>
          {label}
          <Icon name="plus" />
        </summary>
        <ul>
          {headings.map(({props: {id, children}}) => (
            <li key={id}>
              <Link to={`#${id}`}>{children}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
