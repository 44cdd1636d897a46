import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Icon} from '../../../elements/Icon';
import styles from './styles.module.css';

/**
 * Links that share a post by WhatsApp and email. `src/newsroom/client/share.ts` adds the buttons that need JavaScript,
 * and reads their labels from the data attributes.
 */
export function ShareLinks({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const label = translate({id: 'share.label', message: 'Share'});
  const link = encodeURIComponent(url + permalink);
  const mailto = `mailto:?subject=${encodeURIComponent(title)}&body=${link}`;
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title}\n`)}${link}`;
  return (
    <div
      className={styles.share}
      role="group"
      aria-label={label}
      data-share={title}
      data-copy={translate({id: 'share.copy', message: 'Copy Link'})}
      data-copied={translate({id: 'share.copied', message: 'Copied'})}
      data-failed={translate({
        id: 'share.failed',
        message: 'Couldn’t copy. Use the address bar.',
      })}
      data-sheet={translate({id: 'share.sheet', message: 'Share'})}
    >
      <p>{label}</p>
      <div className="buttons" data-share-buttons>
        <Link className="button button--line button--small" to={whatsapp}>
          <Icon name="chat" />
          {translate({id: 'share.whatsapp', message: 'WhatsApp'})}
        </Link>
        <Link className="button button--line button--small" to={mailto}>
          <Icon name="mail" />
          {translate({id: 'share.mail', message: 'Email'})}
        </Link>
      </div>
      <p className={styles.status} role="status" data-share-status />
    </div>
  );
}
