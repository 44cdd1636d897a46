import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import {PageList} from '../../handbook/components/PageList';
import styles from './styles.module.css';

/** A page of the handbook and the list of all of them. */
export default function DocRoot(props: Props): ReactNode {
  const found = useDocRootMetadata(props);
  if (!found) return <NotFoundContent />;
  return (
    <DocsSidebarProvider name={found.sidebarName} items={found.sidebarItems}>
      <div className={`wrap ${styles.handbook ?? ''}`}>
        <PageList />
        {found.docElement}
      </div>
    </DocsSidebarProvider>
  );
}
