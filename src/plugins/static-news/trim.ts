import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import {chunksOf, routeOf} from '../routeChunks';

export const unknownFormat = (problem: string) =>
  new Error(
    `${problem}.\n→ Compare .docusaurus with src/plugins/static-news/trim.ts, or remove the plugin from docusaurus.config.ts.`,
  );

/** Evaluates a generated module. The component of a route is the list of arguments of `ComponentCreator`. */
function evaluate(source: string): object {
  const module: {exports: {default?: object}} = {exports: {}};
  const require = Object.assign(
    () =>
      (...args: unknown[]) =>
        args,
    {resolveWeak: String},
  );
  runInNewContext(transformSync(source, {format: 'cjs'}).code, {module, require});
  return module.exports.default ?? [];
}

/**
 * The modules that Docusaurus generates about routes, with one route for everything below `base`, which renders
 * `component`. No page loads the chunk of the other modules (`news.js`); it is there because the stylesheet and linked
 * files come from modules of the browser's build.
 *
 * @throws when Docusaurus generates the modules in another format
 */
export function trimModules(read: (name: string) => string, base: string, component: string) {
  const isRest = (route: string) => route !== base && !route.startsWith(`${base}/`);
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, object>;
  const rest = Object.entries(chunkNames).filter(([key]) => isRest(routeOf(key)));
  const chunks = new Set(chunksOf(Object.fromEntries(rest)));
  const registry = evaluate(read('registry.js')) as Record<string, [load: object, module: string]>;
  const routes = evaluate(read('routes.js')) as {path: string}[];
  const restRoutes = routes.filter((route) => isRest(route.path));

  const entries: string[] = [];
  const otherModules: string[] = [];
  for (const [chunk, [, name]] of Object.entries(registry)) {
    const module = JSON.stringify(name);
    const entry = `"${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${module}), ${module}, require.resolveWeak(${module})]`;
    if (chunks.has(chunk)) entries.push(entry);
    else if (!name.endsWith('.json')) otherModules.push(`import ${module};`);
  }
  if (restRoutes.length === routes.length || entries.length < chunks.size) {
    throw unknownFormat('Docusaurus generates routes in a format that static-news does not know');
  }
  return {
    'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
import StaticPage from '${component}';
const create = ({component, routes, ...route}) => ({
  ...route,
  component: ComponentCreator(...component),
  ...(routes && {routes: routes.map(create)}),
});
export default [{path: '${base}', component: StaticPage}, ...${JSON.stringify(restRoutes)}.map(create)];`,
    'registry.js': `export default {
"static-news": [() => import(/* webpackChunkName: "static-news" */ './news.js'), '', ''],
${entries.join(',\n')}};`,
    'routesChunkNames.json': JSON.stringify(Object.fromEntries(rest)),
    'news.js': otherModules.join('\n'),
  };
}
