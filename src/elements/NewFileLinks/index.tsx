import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';

/** Data of the handbook's plugin, which only `npm start` and previews have. */
interface HandbookData {
  newFiles: readonly {label: string; href: string}[];
}

/** Links that create a page or post on GitHub. Renders nothing on the published site. */
export function NewFileLinks(): ReactNode {
  const data = usePluginData('evo-handbook') as HandbookData | undefined;
  if (!data) return null;
  return (
    <p data-preview>
      {data.newFiles.map(({label, href}) => (
        <span key={label}>
          <Link to={href}>{label}</Link>{' '}
        </span>
      ))}
    </p>
  );
}
