import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import clsx from 'clsx';
import {PageList} from '@site/src/handbook/components/PageList';
import styles from './styles.module.css';

/** The handbook's list of pages beside the current page. */
export default function DocRoot(props: Props): ReactNode {
  const docRoot = useDocRootMetadata(props);
  if (!docRoot) return <NotFoundContent />;
  return (
    <DocsSidebarProvider name={docRoot.sidebarName} items={docRoot.sidebarItems}>
      <div className={clsx('wrap grid', styles.handbook)}>
        <PageList />
        {docRoot.docElement}
      </div>
    </DocsSidebarProvider>
  );
}
