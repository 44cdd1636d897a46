import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

import {loadContent} from '../content';
import {props} from './props';

const siteDir = path.resolve(__dirname, '../../../..');

test.each(globSync('src/**/*.mdx', {cwd: siteDir}))(
  'the examples in %s have the props of their components',
  async (file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const content = loadContent(siteDir, {'pages/example.mdx': text});
    const problems = await props({...content, files: ['pages/example.mdx']});
    expect(problems).toEqual([]);
  },
);
