import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {Icon} from '../../../elements/Icon';
import styles from './styles.module.css';

/**
 * Links that share a post by WhatsApp and email. `src/newsroom/client/share.ts` shows the buttons that need JavaScript.
 */
export function ShareLinks({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const link = encodeURIComponent(url + permalink);
  const mailto = `mailto:?subject=${encodeURIComponent(title)}&body=${link}`;
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title}\n`)}${link}`;
  return (
    <div
      className={clsx('screen-only', styles.share)}
      role="group"
      aria-label="Share"
      data-share={title}
    >
      <p>Share</p>
      <div className="buttons">
        <Link className="button button--line button--small" to={whatsapp}>
          <Icon name="chat" />
          WhatsApp
        </Link>
        <Link className="button button--line button--small" to={mailto}>
          <Icon name="mail" />
          Email
        </Link>
        <button className="button button--line button--small" type="button" hidden data-share-copy>
          <Icon name="copy" />
          Copy Link
        </button>
        <button className="button button--line button--small" type="button" hidden data-share-sheet>
          <Icon name="share" />
          Share
        </button>
      </div>
      <p className="muted" role="status" data-share-status />
    </div>
  );
}
