import {beforeAll, describe, expect, test} from 'vitest';

import {formatProblem} from '../../src/content/problem';
import type {Problem} from '../../src/content/problem';
import {check, summarize, writeFixtures} from './fixtures';
import {harmless} from './mistakes/harmless';
import {images, links} from './mistakes/links';
import {markup} from './mistakes/markup';
import {props, sections} from './mistakes/sections';
import {spelling, style} from './mistakes/style';

// All fixtures are in one content: the check runs once
const groups = {markup, sections, props, links, images, style, spelling, harmless};
const fixtures = Object.values(groups).flatMap((group) => Object.values(group));
const {files, changes} = writeFixtures(fixtures);
let problems: Map<string, Problem[]>;

beforeAll(async () => {
  problems = await check(changes);
}, 120_000);

for (const [name, group] of Object.entries(groups)) {
  describe(name, () => {
    test.each(Object.entries(group))('%s', (_, fixture) => {
      const found = problems.get(files[fixtures.indexOf(fixture)] ?? '') ?? [];
      expect(found.map((problem, index) => summarize(problem, fixture.expected[index]))).toEqual(
        fixture.expected,
      );
    });
  });
}

test('the site itself has no problems', () => {
  const others = [...problems].filter(([file]) => !files.includes(file));
  expect(others.flatMap(([, found]) => found.map(formatProblem))).toEqual([]);
});

test('every message reads well', async () => {
  const messages = new Map(
    [...problems.values()].flat().map((problem) => {
      const [, text = ''] = formatProblem(problem).split(/^\S+ {2}/);
      return [`${problem.code} ${text}`, `${problem.code}\n${text}`];
    }),
  );
  const all = [...messages.values()].sort().join('\n\n');
  const text = all.replace(/(?<=Use one of: AppPromo, ).*/g, '…'); // a new section is not a new message
  await expect(`${text}\n`).toMatchFileSnapshot('messages.txt');
});
