import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/**
 * The message again, to be copied by those whose browser has no mail program, or whose mail program does not take one
 * that long.
 */
export function Composed({text}: {text: string}): ReactNode {
  const message = useRef<HTMLPreElement>(null);
  const [said, setSaid] = useState<string>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(translate({id: 'form.copied', message: 'Copied.'}));
    } catch {
      // Not allowed, or not there: the visitor's own copying works always
      if (message.current) getSelection()?.selectAllChildren(message.current);
      setSaid(
        translate({
          id: 'form.copy.failed',
          message:
            'This browser does not let a page copy. The message is selected: copy it yourself.',
        }),
      );
    }
  };

  return (
    <>
      <pre className={styles.formFallback} ref={message}>
        {text}
      </pre>
      <button className="button button--line" type="button" onClick={() => void copy()}>
        <Icon name="copy" />
        {translate({id: 'form.copy', message: 'Copy the message'})}
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </>
  );
}
