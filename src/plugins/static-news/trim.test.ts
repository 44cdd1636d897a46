import {expect, test} from 'vitest';
import {trimModules} from './trim';

// The format that Docusaurus generates
const entryOf = (chunk: string, module: string) =>
  `"${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")]`;
const modules = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/news', component: ComponentCreator('/news', '369'), exact: true},
  {path: '/news/a-tree', component: ComponentCreator('/news/a-tree', 'd2f'), exact: true},
  {path: '/newsletter', component: ComponentCreator('/newsletter', '100'), exact: true},
];`,
  'registry.js': `export default {${entryOf('a', 'a-tree.md')}, ${entryOf('b', 'a-tree.json')}, ${entryOf('c', 'c.mdx')}}`,
  'routesChunkNames.json':
    '{"/news-369": {"content": "b"}, "/news/a-tree-d2f": {"content": "a"}, "/newsletter-100": {"content": "c"}}',
};
const trim = (changed: Partial<typeof modules> = {}) => {
  const files: Record<string, string> = {...modules, ...changed};
  return trimModules((name) => files[name] ?? '', '/news', '@theme/StaticPage');
};

test('one route replaces all news, and no other page', () => {
  const {'news.js': news, ...loaded} = trim();
  expect(loaded['routes.js']).toContain("[{path: '/news', component: StaticPage}, ...[");
  expect(loaded['routes.js']).toContain('"component":["/newsletter","100"]');
  expect(loaded['registry.js']).toContain(entryOf('c', 'c.mdx'));
  expect(loaded['routesChunkNames.json']).toBe('{"/newsletter-100":{"content":"c"}}');
  expect(JSON.stringify(loaded)).not.toContain('a-tree');
  expect(news).toBe('import "a-tree.md";');
});

test.each([
  {'routes.js': 'export const routes = [];'},
  {'routes.js': "export default [{path: '/'}];"},
  {'registry.js': 'export default {"a": [1, "x"]};'},
])('an unknown format stops the build: %o', (changed) => {
  expect(() => trim(changed)).toThrow('Compare .docusaurus');
});
