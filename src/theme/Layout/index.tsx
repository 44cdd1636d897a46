import type {ReactNode} from 'react';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import PhoneBar from './PhoneBar';

/** The layout of every page: header, content, footer and phone bar. */
export default function Layout({children, noFooter, title, description}: Props): ReactNode {
  return (
    <LayoutProvider>
      {(title ?? description) && <PageMetadata title={title} description={description} />}
      <SkipToContent />
      <Navbar />
      <div id={SkipToContentFallbackId}>{children}</div>
      {!noFooter && <Footer />}
      <PhoneBar />
    </LayoutProvider>
  );
}
