import type {ReactNode} from 'react';
import {languages} from '@site/src/company/languages';
import {Link} from '../Link';
import styles from './styles.module.css';

/** “Assam and Meghalaya” in Assamese and in Hindi, in the largest type that fits, linked to the pages in both. */
export function RegionName(): ReactNode {
  return (
    <span className={styles.regionName}>
      {languages.map(
        ({code, path, region}) =>
          region && (
            <Link to={path} lang={code} hrefLang={code} key={code}>
              {region}{' '}
            </Link>
          ),
      )}
    </span>
  );
}
