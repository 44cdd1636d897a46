import {expect, test} from 'vitest';
import {parseFrontMatter} from './frontMatter';

function parse(...lines: string[]) {
  const text = ['---', ...lines, '---', 'Text', ''].join('\n');
  return parseFrontMatter('pages/ride.mdx', text);
}

test.each<[line: string, value: unknown]>([
  ['value: A quiet morning', 'A quiet morning'],
  ['value: "Quiet: # or not"', 'Quiet: # or not'],
  ["value: 'It''s quiet'", "It's quiet"],
  ['value: https://press.example/story#top', 'https://press.example/story#top'],
  ['value: A morning # a comment', 'A morning'],
  ['value: yes', 'yes'],
  ['value: true', true],
  ['value: 12', 12],
  ['value: [rides, 12]', ['rides', 12]],
  ['value:', null],
  // Docusaurus too reads an unquoted day as a date
  ['value: 2025-01-14', new Date('2025-01-14')],
])('%s', (line, value) => {
  expect(parse(line).frontMatter?.data).toEqual({value});
});

test('the body begins after the front matter', () => {
  const {parts} = parse('title: Rides');
  expect(parts).toMatchObject({body: 'Text\n', bodyLine: 4});
});
