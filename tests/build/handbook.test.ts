import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {build, filesIn} from './site';

const files = filesIn(build);

test('the published site has no page of the handbook', () => {
  expect(files.filter((file) => /^handbook(?:[./]|$)/.test(file))).toEqual([]);
});

test('nothing of the handbook is in the files that visitors fetch', () => {
  // Its address as a link or a route, its own data, and words that only its parts say
  const traces = /["'`=]\/handbook\b|evo-handbook|All pages of the handbook|prism-react-renderer/;
  const found = files
    .filter((file) => /\.(?:html|js|css|json|xml|txt)$/.test(file))
    .filter((file) => traces.test(readFileSync(path.join(build, file), 'utf8')));
  expect(found).toEqual([]);
});
