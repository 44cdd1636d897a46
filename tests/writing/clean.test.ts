import {expect, test} from 'vitest';

import {parsePage, writtenFiles} from '../../tools/check/parse';
import {rules} from '../../tools/check/rules';
import {runRules} from '../../tools/check/run';
import {readSite} from '../../tools/check/site';
import {root, told} from './mistakes';

test('there is nothing wrong with the site as it stands', async () => {
  const site = readSite(root);
  const files = writtenFiles(site);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !parsePage(site, file))).toEqual([]);
  expect((await runRules(rules, site)).map(told)).toEqual([]);
});
