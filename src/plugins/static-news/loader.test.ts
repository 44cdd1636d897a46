import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {registryWith} from './registry.fixture';

interface Loader {
  lateRoutes: (source: string, prefix: string, reader: string) => string;
  leanRoutes: (source: string, prefix: string, page: string) => string;
  leanChunkNames: (source: string, prefix: string) => Record<string, unknown>;
  leanRegistry: (source: string, chunkNames: Record<string, unknown>) => string;
}
const {leanRoutes, lateRoutes, leanChunkNames, leanRegistry} = createRequire(import.meta.url)(
  './loader.cjs',
) as Loader;

/** As Docusaurus writes it. */
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

const registry = registryWith({
  aaa: '@site/a.md',
  bbb: '/site/b.json',
  ddd: '@site/d.mdx',
  eee: '@site/e.mdx',
});

const chunkNames = JSON.stringify({
  '/news-369': {__comp: 'aaa'},
  '/news/2025/01/14/a-tree-d2f': {__comp: 'bbb', content: 'ccc'},
  '/newsletter-100': {__comp: 'ddd', content: 'eee'},
});

describe('the visitor’s table of routes', () => {
  const lean = leanRoutes(routes, '/news', '@theme/StillPage');

  test('has one pattern for the news instead of an entry each', () => {
    expect(lean).toContain('{path: "/news", component: StillPage}');
    expect(lean).toContain('import StillPage from "@theme/StillPage"');
    expect(lean).not.toContain('a-tree');
  });

  test('keeps every other page, also one whose address begins with the same letters', () => {
    expect(lean).toContain("ComponentCreator('/newsletter', '100')");
    expect(lean).toContain("path: '*'");
  });

  test('keeps the chunks of kept pages alone', () => {
    const names = leanChunkNames(chunkNames, '/news');
    expect(Object.keys(names)).toEqual(['/newsletter-100']);
    const leanText = leanRegistry(registry, names);
    expect(leanText).toContain('"@site/d.mdx"');
    expect(leanText).toContain('"@site/e.mdx"');
    expect(leanText).not.toContain('"@site/a.md"');
  });

  test('says what to look at when Docusaurus writes its table in another form', () => {
    expect(() => leanRoutes('export const routes = [];', '/news', 'x')).toThrow(
      /Compare \.docusaurus\/routes\.js/,
    );
    expect(() => leanRegistry('export default {\n"a": 1};\n', {})).toThrow(
      /Compare \.docusaurus\/registry\.js/,
    );
  });
});

test('the server’s table has the news as data and every other page as it is', () => {
  const late = lateRoutes(routes, '/news', './serverRoutes.ts');
  expect(late).toContain(
    String.raw`JSON.parse("[[\"/news\",\"369\"],[\"/news/2025/01/14/a-tree\",\"d2f\"]]")`,
  );
  expect(late).toContain("ComponentCreator('/newsletter', '100')");
  expect(late).not.toContain("ComponentCreator('/news',");
});
