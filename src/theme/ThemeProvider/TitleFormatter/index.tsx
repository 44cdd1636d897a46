import type {ComponentProps, ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** "Page | EVO", and a title that begins with the name is left as it is. */
const formatter: Formatter = (params) =>
  params.title.startsWith(params.siteTitle) ? params.title : params.defaultFormatter(params);

export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
