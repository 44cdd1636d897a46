import {expect, test} from 'vitest';

import {parsePage, writtenFiles} from '../../src/tools/check/parse';
import {rules} from '../../src/tools/check/rules';
import {runRules} from '../../src/tools/check/run';
import {readSite} from '../../src/tools/check/site';
import {root, told} from './mistakes';

test('there is nothing wrong with the site as it stands', async () => {
  const site = readSite(root);
  const files = writtenFiles(site);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !parsePage(site, file))).toEqual([]);
  expect((await runRules(rules, site)).map(told)).toEqual([]);
});
