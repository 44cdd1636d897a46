import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {languages, type Language} from '@site/src/company/languages';

/** The language of a page that exists in several. */
export function useLanguage(permalink: string): Language | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  return languages.find(({path}) => withBaseUrl(path) === permalink);
}

interface Props {
  language: Language;
  /** Of a language that Anek Latin cannot print. */
  fontUrls: readonly string[];
}

/** The language of a page, where its other languages are, and its fonts. */
export function LanguageMetadata({language, fontUrls}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const alternates = [...languages, {code: 'x-default', path: languages[0].path}];
  return (
    <Head>
      <html lang={language.code} />
      <meta property="og:locale" content={language.code.replace('-', '_')} />
      {alternates.map(({code, path}) => (
        <link
          rel="alternate"
          hrefLang={code}
          href={withBaseUrl(path, {absolute: true})}
          key={code}
        />
      ))}
      {/* Early, or its letters move the page; but after the styles that the first paint needs */}
      {fontUrls.map((url) => (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
          href={url}
          key={url}
        />
      ))}
    </Head>
  );
}
