import {readdirSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {applyFixes} from '../../src/tools/check/fix';
import {findReplacement, messageOf, type Problem} from '../../src/validation/problem';
import {check, checkSmallSite, filesOf, readCases, writeCase, type Case} from './cases';

const folder = path.join(import.meta.dirname, 'cases');
const isText = ({kind}: Case) => /^(?:page|section|words|post)$/.test(kind);
const groups = readdirSync(folder).map((name) => {
  const file = path.join(folder, name);
  return {name, file, cases: readCases(file)};
});

// All texts are in one content: the check runs once
const {changes, files} = filesOf(groups.flatMap(({cases}) => cases.filter(isText)));
let byFile: Map<string, Problem[]>;
const problemsOf = (each: Case) => byFile.get(files.get(each) ?? '') ?? [];

beforeAll(async () => {
  byFile = await check(changes);
}, 120_000);

test.each(groups)('the check answers as in $name', async ({name, file, cases}) => {
  const answers = [];
  for (const each of cases) {
    const problems = isText(each) ? problemsOf(each) : await checkSmallSite(each);
    answers.push(writeCase(each, problems));
  }
  if (name === 'harmless.txt') expect(answers.join('\n')).not.toContain('>>>');
  await expect(answers.join('\n')).toMatchFileSnapshot(file);
});

test('a third of the kinds have an exact correction, which corrects', async () => {
  const problems = [...byFile.values()].flat();
  const isCorrected = (problem: Problem) => messageOf(problem).replace !== undefined;
  const kinds = new Set(problems.map(({code}) => code));
  const corrected = new Set(problems.filter(isCorrected).map(({code}) => code));
  expect(corrected.size).toBeGreaterThanOrEqual(kinds.size / 3);

  const read = (file: string) => String(changes[file]);
  const withFix = problems.filter((each) => findReplacement(each, read(each.file)));
  expect(new Set(withFix.map(({code}) => code))).toEqual(corrected);
  const fixed = Object.fromEntries(applyFixes(withFix, read));
  expect(Object.values(fixed)).toContainEqual(expect.stringContaining('Nothing is booked.'));
  const after = await check({...changes, ...fixed});
  for (const {file, code, line} of withFix) {
    const isSame = (each: Problem) => each.code === code && each.line === line;
    const left = (after.get(file) ?? []).filter(isSame).length;
    const before = (byFile.get(file) ?? []).filter(isSame).length;
    expect.soft([file, code, left < before]).toEqual([file, code, true]);
  }
}, 120_000);
