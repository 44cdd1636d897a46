import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {languages, type Language} from '@site/src/company/languages';

/** The language of a page that exists in several. */
export function useLanguage(permalink: string): Language | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  return languages.find(({path}) => withBaseUrl(path) === permalink);
}

/** The language of a page, and where its other languages are. */
export function LanguageMetadata({language}: {language: Language}): ReactNode {
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
    </Head>
  );
}
