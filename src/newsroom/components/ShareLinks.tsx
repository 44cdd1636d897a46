import {useEffect} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Icon} from '../../elements/Icon';
import {enhanceShare} from './share';
import styles from './styles.module.css';

/**
 * Ways to pass a page on, without anybody else's scripts: an e-mail; with JavaScript also the copied link and the system's
 * own share sheet (`share.ts`, which in production runs without React).
 */
export function ShareLinks({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const label = translate({id: 'share.label', message: 'Pass it on'});
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url + permalink)}`;
  useEffect(() => enhanceShare(document), []);
  return (
    <div
      className={styles.share}
      role="group"
      aria-label={label}
      data-share={title}
      data-copy={translate({id: 'share.copy', message: 'Copy link'})}
      data-copied={translate({id: 'share.copied', message: 'Copied'})}
      data-failed={translate({
        id: 'share.failed',
        message: 'Not copied. Take the link from the address bar.',
      })}
      data-sheet={translate({id: 'share.sheet', message: 'Share'})}
    >
      <p>{label}</p>
      <div className="buttons" data-share-buttons>
        <Link className="button button--line button--small" to={mail}>
          <Icon name="mail" />
          {translate({id: 'share.mail', message: 'E-mail'})}
        </Link>
      </div>
      <p className={styles.shareStatus} role="status" data-share-status />
    </div>
  );
}
