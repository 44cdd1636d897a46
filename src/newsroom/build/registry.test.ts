import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {registryWith} from '../../plugins/static-news/registry.fixture';

const {readLater} = createRequire(import.meta.url)('./registry.cjs') as {
  readLater: (
    source: string,
    options: {texts: Map<string, string>; index: string; reader: string},
  ) => string;
};

const registry = registryWith({
  aaa: '@site/news/2025-01-14-a-tree/index.md',
  bbb: '/site/.docusaurus/page-news.json',
  ccc: '@site/news/2025-01-15-with-a-file/index.md',
  ddd: '@site/pages/ride.mdx',
});

test('stored texts and data are read when they are asked for, everything else stays with the bundler', () => {
  const texts = new Map([['@site/news/2025-01-14-a-tree/index.md', '/news/a-tree']]);
  const code = readLater(registry, {
    texts,
    index: '/site/stored/index.json',
    reader: '@theme/StoredPost',
  });
  expect(code).toContain('import {dataModules, textModules} from "@theme/StoredPost"');
  expect(code).toContain(String.raw`[[\"aaa\",\"/news/a-tree\"]]`);
  expect(code).toContain('...textModules(texts, "/site/stored/index.json")');
  expect(code).toContain(String.raw`[[\"bbb\",\"/site/.docusaurus/page-news.json\"]]`);
  expect(code).toContain('import(/* webpackChunkName: "ccc" */');
  expect(code).toContain('import(/* webpackChunkName: "ddd" */');
  expect(code).not.toContain('import(/* webpackChunkName: "aaa" */');
  expect(code).not.toContain('import(/* webpackChunkName: "bbb" */');
});
