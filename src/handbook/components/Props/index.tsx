import type {ReactNode} from 'react';
import type {ComponentDoc, PropDoc} from '@site/src/plugins/handbook/props';
import type {ComponentName} from '@site/src/sections/props';
import styles from './styles.module.css';

interface PropsProps {
  /** The component. */
  of: ComponentName;
  /** Its props and comments, added by the build (src/plugins/handbook). */
  doc?: ComponentDoc;
}

/** The number of values that are listed openly; longer lists are collapsed. */
const maxOpenValues = 12;

/** A component's props, from its TypeScript types and comments. */
export function Props({of, doc}: PropsProps): ReactNode {
  if (!doc) return null;
  const {comment, props, children} = doc;
  return (
    <div className={styles.props}>
      <p>
        <code>{`<${of}>`}</code> <Comment>{comment}</Comment>
      </p>
      {props.length === 0 && !children ? (
        <p>It has no props.</p>
      ) : (
        <dl>
          {props.map((prop) => (
            <Row {...prop} name={<code>{prop.name}</code>} key={prop.name}>
              <PropUsage {...prop} />
            </Row>
          ))}
          {children && <Row {...children} name="between the tags" />}
        </dl>
      )}
    </div>
  );
}

interface RowProps {
  name: ReactNode;
  required: boolean;
  comment: string;
  children?: ReactNode;
}

function Row({name, required, comment, children}: RowProps): ReactNode {
  return (
    <>
      <dt>
        {name}
        {required && <span className={styles.required}>required</span>}
      </dt>
      <dd>
        <p>
          <Comment>{comment}</Comment>
        </p>
        {children}
      </dd>
    </>
  );
}

/** How to write the prop, and its values. */
function PropUsage({name, kind, type, values, default: fallback}: PropDoc): ReactNode {
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
      <p className={styles.usage}>
        Write <code>{kind === 'flag' ? name : `${name}=${type}`}</code>
        {fallback !== undefined && (
          <>
            ; the default is <code>{fallback}</code>
          </>
        )}
      </p>
      {values && values.length > maxOpenValues ? (
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

/** A comment's text with `code` in backticks. */
function Comment({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
