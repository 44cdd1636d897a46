import {readFileSync} from 'node:fs';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, createReport} from '../../check/problem';
import {redirects} from '../../company/redirects';

const file = 'src/company/redirects.ts';

/**
 * The redirects of src/company/redirects.ts, by the plugin of Docusaurus.
 *
 * @throws ContentError for each that leads to a page that does not exist
 */
export default function redirectsPlugin(context: LoadContext): Plugin {
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects,
  }) as Plugin;
  return {
    ...plugin,
    async postBuild(props) {
      const source = readFileSync(file, 'utf8');
      const {problems, report} = createReport(file, source);
      for (const {from, to} of redirects) {
        const {pathname} = new URL(to, context.siteConfig.url);
        if (props.routesPaths.includes(context.baseUrl + pathname.slice(1))) continue;
        const fix = 'Write the path of a page that covers the subject, like /ride#airport.';
        report(
          source.indexOf(`'${from}'`),
          `${from} redirects to ${to}, which does not exist.`,
          fix,
        );
      }
      if (problems.length > 0) throw new ContentError(problems);
      await plugin.postBuild?.(props);
    },
  };
}
