import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {socialCardSize} from '@site/src/company/site';
import Footer from '../Footer';
import Notice from './Notice';
import PhoneBar from './PhoneBar';
import type {PhoneBarProps} from './PhoneBar';

declare module '@theme/Layout' {
  interface Props {
    /** Leaves the large logo out of the footer. */
    readonly shortFooter?: boolean;
  }
}

interface LayoutProps extends Props, PhoneBarProps {
  /** The language of the page, if it may be another than English. */
  lang?: string;
}

/** The layout of every page: header, content, footer and phone bar. */
export default function Layout(props: LayoutProps): ReactNode {
  const {children, lang, shortFooter, action, actionTo} = props;
  return (
    <ColorModeProvider>
      {/* Not by the language of the root element: Docusaurus sets it to English for a moment while it hydrates */}
      <div className="page" lang={lang}>
        <SkipToContent />
        <Notice />
        <Navbar />
        <div id={SkipToContentFallbackId}>{children}</div>
        <Footer short={shortFooter} />
        <PhoneBar action={action} actionTo={actionTo} />
      </div>
      {/* After the page's own tags: apps take it as the size of the image that is named before */}
      <Head>
        <meta property="og:image:width" content={String(socialCardSize.width)} />
        <meta property="og:image:height" content={String(socialCardSize.height)} />
      </Head>
    </ColorModeProvider>
  );
}
