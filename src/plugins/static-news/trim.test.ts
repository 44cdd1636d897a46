import {describe, expect, test} from 'vitest';
import {splitChunkNames, splitRegistry, trimRoutes} from './trim';
import {chunksOf} from '../routeChunks';

// The format that Docusaurus generates
const routes = `
import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/news',
    component: ComponentCreator('/news', '369'),
    exact: true
  },
  {
    path: '/news/2025/01/14/a-tree',
    component: ComponentCreator('/news/2025/01/14/a-tree', 'd2f'),
    exact: true
  },
  {
    path: '/newsletter',
    component: ComponentCreator('/newsletter', '100'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registry = `export default {
${entry('aaa', '@site/news/a-tree.md')}
${entry('bbb', '/site/a-tree.json')}
${entry('ccc', '@site/pages/newsletter.mdx')}
${entry('ddd', '@theme/MDXPage')}};
`;

const chunkNames = JSON.stringify({
  '/news-369': {__comp: 'eee'},
  '/news/2025/01/14/a-tree-d2f': {__comp: 'fff', content: 'aaa'},
  '/newsletter-100': {__comp: 'ddd', content: 'ccc', __context: {plugin: 'ggg'}},
});

describe('the browser’s routes', () => {
  const trimmed = trimRoutes(routes, '/news', '@theme/StaticPage');

  test('have one entry for all news', () => {
    expect(trimmed).toContain('{path: "/news", component: StaticPage}');
    expect(trimmed).toContain('import StaticPage from "@theme/StaticPage"');
    expect(trimmed).not.toContain('a-tree');
  });

  test('keep every other page, even if its path starts with the same letters', () => {
    expect(trimmed).toContain("ComponentCreator('/newsletter', '100')");
    expect(trimmed).toContain("path: '*'");
  });
});

test('the registry keeps the chunks of other pages and moves the rest into one chunk', () => {
  const {rest} = splitChunkNames(chunkNames, '/news');
  expect(Object.keys(rest)).toEqual(['/newsletter-100']);
  const {code, otherCode} = splitRegistry(registry, new Set(chunksOf(rest)), './news.js');
  expect(code).toContain('"@site/pages/newsletter.mdx"');
  expect(code).toContain('"./news.js"');
  expect(code).not.toContain('a-tree');
  expect(otherCode).toBe('import "@site/news/a-tree.md";');
});

test.each([
  ['routes.js', () => trimRoutes('export const routes = [];', '/news', 'x')],
  ['routes.js', () => trimRoutes("export default [{path: '/'}];", '/news', 'x')],
  ['registry.js', () => splitRegistry('export default {"a": 1};', new Set(), 'x')],
])('an unknown format of %s stops the build', (file, trim) => {
  expect(trim).toThrow(`Compare .docusaurus/${file}`);
});
