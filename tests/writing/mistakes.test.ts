import {beforeAll, describe, expect, test} from 'vitest';

import {messageOf} from '../../src/validation/problem';
import type {Problem} from '../../src/validation/problem';
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

/** The code and the parameters of a problem, without the strings and numbers that its message only quotes. */
function shapeOf({code, params}: Problem): string {
  const choices = ['block', 'detail', 'kind', 'tag', 'where']; // each value has words of its own
  const shape = JSON.stringify(params, (key, value: unknown) =>
    choices.includes(key) || !['string', 'number'].includes(typeof value) ? value : typeof value,
  );
  return `${code} ${shape}`;
}

test('every message reads well', async () => {
  const messages = [...problems.values()].flat().map((problem) => {
    const {text, fix} = messageOf(problem);
    return [shapeOf(problem), `${problem.code}  ${text}\n→ ${fix}`] as const;
  });
  const examples = new Map(messages.sort().reverse()); // the first of each shape
  const all = [...examples.values()].sort().join('\n\n');
  const text = all.replace(/(?<=Use one of: AppPromo, ).*/g, '…'); // a new section is not a new message
  await expect(`${text}\n`).toMatchFileSnapshot('messages.txt');
});
