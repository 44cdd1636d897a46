import {Fragment} from 'react';
import type {ReactNode} from 'react';
import type {ComponentDoc, PropDoc} from '@site/src/plugins/handbook/props';
import type * as sections from '@site/src/sections';
import styles from './styles.module.css';

export interface PropsProps {
  /** Which component. */
  of: keyof typeof sections;
  /** What its types and comments say. The build reads it (src/plugins/handbook). */
  doc?: ComponentDoc;
}

/** From so many values on they are listed behind a line to open. */
const manyValues = 12;

/** What a component takes, from its TypeScript types and the comments over them. */
export function Props({of, doc}: PropsProps): ReactNode {
  if (!doc) return null;
  const {comment, props, children} = doc;
  const nothing = props.length === 0 && !children;
  return (
    <div className={styles.props}>
      <p>
        <code>{`<${of}>`}</code> <Comment>{comment}</Comment>
      </p>
      {nothing ? (
        <p>It takes nothing.</p>
      ) : (
        <dl>
          {props.map((prop) => (
            <Fragment key={prop.name}>
              <Term name={prop.name} required={prop.required} />
              <dd>
                <p>
                  <Comment>{prop.comment}</Comment>
                </p>
                <Written prop={prop} />
              </dd>
            </Fragment>
          ))}
          {children && (
            <>
              <Term name="between the tags" required={children.required} words />
              <dd>
                <p>
                  <Comment>{children.comment}</Comment>
                </p>
              </dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}

function Term({name, required, words}: {name: string; required: boolean; words?: boolean}) {
  return (
    <dt>
      {words ? name : <code>{name}</code>}
      {required && <span className={styles.required}>required</span>}
    </dt>
  );
}

/** How the prop is written, and what may be chosen. */
function Written({prop: {name, kind, type, values, default: fallback}}: {prop: PropDoc}) {
  const list = values && (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p className={styles.written}>
        Write <code>{kind === 'flag' ? name : `${name}=${type}`}</code>
        {fallback !== undefined && (
          <>
            ; without it <code>{fallback}</code>
          </>
        )}
      </p>
      {values && values.length > manyValues ? (
        <details>
          <summary>{values.length} values</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

/** A comment's text, in which `code` stands between backticks. */
function Comment({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
