import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from '@site/src/check/company';
import {Link} from '@site/src/elements/Link';
import styles from './Notice.module.css';

/** A line above the header, about a flood or a strike: `notice` in src/company/data/site.json, until its last day. */
export default function Notice(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {notice} = customFields as Pick<Site, 'notice'>;
  return (
    notice && (
      <aside className={styles.notice} aria-label="Notice">
        {notice.to ? <Link to={notice.to}>{notice.text}</Link> : notice.text}
      </aside>
    )
  );
}
