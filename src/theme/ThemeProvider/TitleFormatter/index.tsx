import type {ComponentProps, ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** Formats titles as "Page | EVO", and keeps titles that start with the site's name. */
const formatter: Formatter = (params) =>
  params.title.startsWith(params.siteTitle) ? params.title : params.defaultFormatter(params);

export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
