import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {languages} from '@site/src/company/languages';

/** The language of a page that exists in several, and where its other languages are. Nothing on other pages. */
export function LanguageMetadata({permalink}: {permalink: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const language = languages.find(({path}) => withBaseUrl(path) === permalink);
  if (!language) return null;
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
