import {useState, type ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Icon} from '@site/src/elements/Icon';
import styles from './Share.module.css';

const button = 'button button--line button--small';

/** Shares a post by WhatsApp and email and, where the browser can, by a copied link and the system's share sheet. */
export function Share({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const [status, setStatus] = useState('');
  // Old browsers and insecure origins have neither, although the types say so
  const browser: Partial<Navigator> = useIsBrowser() ? navigator : {};

  const link = encodeURIComponent(url + permalink);
  const mailto = `mailto:?subject=${encodeURIComponent(title)}&body=${link}`;
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title}\n`)}${link}`;
  const pageUrl = () => location.origin + location.pathname;

  const run = async (action: () => Promise<void>, success: string, failure: string) => {
    setStatus('');
    try {
      await action();
      setStatus(success);
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) setStatus(`${failure} Use the address bar.`);
    }
  };
  const copy = () => navigator.clipboard.writeText(pageUrl());
  const openShareSheet = () => navigator.share({title, url: pageUrl()});

  return (
    <div className={clsx('screen-only', styles.share)} role="group" aria-label="Share">
      <p>Share</p>
      <div className="buttons">
        <Link className={button} to={whatsapp}>
          <Icon name="chat" />
          WhatsApp
        </Link>
        <Link className={button} to={mailto}>
          <Icon name="mail" />
          Email
        </Link>
        {browser.clipboard && (
          <button
            className={button}
            type="button"
            onClick={() => void run(copy, 'Copied', 'Couldn’t copy.')}
          >
            <Icon name="copy" />
            Copy Link
          </button>
        )}
        {browser.share && (
          <button
            className={button}
            type="button"
            onClick={() => void run(openShareSheet, '', 'Couldn’t share.')}
          >
            <Icon name="share" />
            Share
          </button>
        )}
      </div>
      <p className="muted" role="status">
        {status}
      </p>
    </div>
  );
}
