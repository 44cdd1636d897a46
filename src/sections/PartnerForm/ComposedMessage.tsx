import {useRef, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/** The composed message with a copy button, for visitors whose email app did not open or cut it off. */
export function ComposedMessage({text}: {text: string}): ReactNode {
  const message = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState<string>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      // The clipboard is missing or forbidden; selecting the text always works
      if (message.current) getSelection()?.selectAllChildren(message.current);
      setStatus('Copying is blocked. The message is selected: press Ctrl+C or touch and hold.');
    }
  };

  return (
    <>
      <pre className={styles.formFallback} ref={message}>
        {text}
      </pre>
      <button className="button button--line" type="button" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy Message
      </button>
      <p className="small" role="status">
        {status}
      </p>
    </>
  );
}
