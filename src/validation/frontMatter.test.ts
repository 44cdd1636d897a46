import {expect, test} from 'vitest';
import {parseFrontMatter} from './frontMatter';
import {parseYaml} from './yaml';

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

test('keys and values are located in the file', () => {
  const {frontMatter} = parse('title: Rides', 'tags:', '  - fleet', 'draft:');
  expect(frontMatter?.locate(['title'])).toEqual({line: 2, column: 8});
  expect(frontMatter?.locate(['tags', 0])).toEqual({line: 4, column: 5});
  expect(frontMatter?.locate(['tags'], 'key')).toEqual({line: 3, column: 1});
  // Without a value, the key; without a key, the beginning
  expect(frontMatter?.locate(['draft'])).toEqual({line: 5, column: 1});
  expect(frontMatter?.locate(['missing'])).toEqual({line: 1, column: 1});
});

test('nested keys are located too', () => {
  const parsed = parseYaml('news/tags.yml', 'fleet:\n  label: Fleet\n', {nested: true});
  if ('problems' in parsed) throw new Error('The YAML is valid.');
  expect(parsed.yaml.locate(['fleet', 'label'])).toEqual({line: 2, column: 10});
  expect(parsed.yaml.locate(['fleet', 'permalink'])).toEqual({line: 2, column: 3});
});
