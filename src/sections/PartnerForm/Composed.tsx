import {useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/** The message again, to be copied by those whose browser has no mail program. */
export function Composed({text, to}: {text: string; to: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <div className={styles.formSent} role="status">
      <p className="small">
        {translate(
          {
            id: 'form.composed',
            message:
              'Your mail program should be open now. If it is not, copy this and write to {to}:',
          },
          {to},
        )}
      </p>
      <pre className={styles.formFallback}>{text}</pre>
      <button className="button button--line" type="button" onClick={copy}>
        <Icon name="copy" />
        {copied
          ? translate({id: 'form.copied', message: 'Copied'})
          : translate({id: 'form.copy', message: 'Copy the message'})}
      </button>
    </div>
  );
}
