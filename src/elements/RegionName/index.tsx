import type {ReactNode} from 'react';
import {regionNames} from '@site/src/company/region';
import styles from './styles.module.css';

/** “Assam and Meghalaya” in Assamese and in Hindi, in the largest type that fits. */
export function RegionName(): ReactNode {
  return (
    <span className={styles.regionName}>
      {Object.entries(regionNames).map(([language, name]) => (
        <span lang={language} key={language}>
          {name}{' '}
        </span>
      ))}
    </span>
  );
}
