import type {ReactNode} from 'react';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import Footer from '../Footer';
import PhoneBar from './PhoneBar';
import type {PhoneBarProps} from './PhoneBar';

interface LayoutProps extends Props, PhoneBarProps {
  /** Leaves the large logo out of the footer. */
  shortFooter?: boolean | undefined;
}

/** The layout of every page: header, content, footer and phone bar. */
export default function Layout(props: LayoutProps): ReactNode {
  const {children, noFooter, title, description, shortFooter, action, actionTo} = props;
  return (
    <LayoutProvider>
      {(title ?? description) && <PageMetadata title={title} description={description} />}
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId}>{children}</div>
      {!noFooter && <Footer short={shortFooter} />}
      <PhoneBar action={action} actionTo={actionTo} />
    </LayoutProvider>
  );
}
