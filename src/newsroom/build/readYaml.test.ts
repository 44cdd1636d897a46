import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readYaml} from './readYaml';

const read = (...lines: string[]) => readYaml(['', ...lines, ''].join('\n'), {flat: true});

describe('plain lines are read as YAML reads them', () => {
  test.each([
    'title: A quiet morning',
    'title: A morning: quiet',
    'title: "A morning: quiet # or not"',
    "title: 'It''s quiet'",
    'title: 12',
    'title: 1.5',
    'title: .5',
    'title: 0x1f',
    'title: true',
    'title: yes',
    'title: null',
    'title:',
    'title: 12:30',
    'title: ./picture.jpg',
    'title: https://press.example/story#top',
    'title: (almost) quiet',
    'title: A morning # a comment',
    'title: Rides & rest, 5 * 3!',
    'title: A morning:',
    'title: [rides, fleet]',
    'title: []',
    'title: [rides, 12, ]',
    'title: "a \\" quote"',
    'title: |\n  two\n  lines',
    'title: two\n  lines',
    'title: &name text',
  ])('%s', (line) => {
    let expected: unknown;
    try {
      expected = parse(line);
    } catch {
      expect(read(line)).toHaveProperty('mistakes');
      return;
    }
    expect(read(line)).toHaveProperty('data', expected);
  });

  test('days are dates', () => {
    expect(read('day: 2025-01-14')).toHaveProperty('data', {day: new Date('2025-01-14')});
  });
});

test('a place is that of the key or the value, though nobody asked for places before', () => {
  const yaml = read('title: A quiet morning', 'tags: [rides]');
  if ('mistakes' in yaml) throw new Error('Read as a mistake.');
  expect(yaml.place(['tags'])).toEqual({line: 3, column: 7});
  expect(yaml.place(['tags'], 'key')).toEqual({line: 3, column: 1});
});

test.each([
  ['a key twice', ['title: One', 'title: Two']],
  ['a quote that is closed in another line', ['title: "One', 'description: Two"']],
  ['a list that is not closed', ['tags: [rides', 'title: One']],
  ['an indented key', ['title: One', '  tags: [rides]']],
])('%s is a mistake', (_, lines) => {
  expect(read(...lines)).toHaveProperty('mistakes');
});
