import {readdirSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import type {Problem} from '../../src/validation/problem';
import {checkSmallSite, checkTexts, readCases, writeCase} from './cases';
import type {Case} from './cases';

const folder = path.join(import.meta.dirname, 'cases');
const isText = ({kind}: Case) => /^(?:page|section|words|post)$/.test(kind);
const groups = readdirSync(folder).map((name) => {
  const file = path.join(folder, name);
  return {name, file, cases: readCases(file)};
});
let ofTexts: Map<Case, Problem[]>;

beforeAll(async () => {
  ofTexts = await checkTexts(groups.flatMap(({cases}) => cases.filter(isText)));
}, 120_000);

test.each(groups)('the check answers as in $name', async ({name, file, cases}) => {
  const answers = [];
  for (const each of cases) {
    const problems = isText(each) ? ofTexts.get(each) : await checkSmallSite(each);
    answers.push(writeCase(each, problems ?? []));
  }
  if (name === 'harmless.txt') expect(answers.join('\n')).not.toContain('>>>');
  await expect(answers.join('\n')).toMatchFileSnapshot(file);
});
