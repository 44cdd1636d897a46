import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  authorsFile,
  change,
  check,
  expectProblem,
  folder,
  news,
  tagsFile,
  takeMessages,
} from './testPosts';
import type {Case} from './testPosts';

describe('files and folders', () => {
  const other = change(news, 'A tree after every ride', 'Something else');

  // prettier-ignore
  const cases: [file: string, code: string, params?: object][] = [
    ['2025-02-30-trees/index.md', 'post-folder-day', {day: '2025-02-30'}],
    ['2025-14-01-trees/index.md', 'post-folder-day', {day: '2025-14-01'}],
    ['2025-1-4-Trees & more/index.md', 'post-folder-name', {suggestion: '2025-01-04-trees-more'}],
    ['trees/index.md', 'post-folder-name', {suggestion: undefined}],
    ['2025-01-14-rides-of-2024-12-31/index.md', 'post-folder-two-days', {suggestion: '2025-01-14-rides-of'}],
    ['2025-01-15-Trees.md', 'post-not-in-folder', {suggestion: '2025-01-15-trees'}],
    ['2025-01-15-trees/post.md', 'post-file-name'],
    [`${folder}/index.mdx`, 'post-second-file'],
  ];
  test.each(cases)('%s', (name, code, params) => {
    const image = `news/${path.dirname(name)}/tree.jpg`;
    const problems = check({
      [`news/${name}`]: other,
      ...(name.includes('/index.md') && {[image]: ''}),
    });
    expectProblem(problems, code, '1:1', params);
    expect(problems[0]?.file).toBe(`news/${name}`);
  });

  test('a folder with images only', () => {
    const problems = check({'news/2025-01-15-trees/tree.jpg': ''});
    expectProblem(problems, 'post-no-index', '1:1');
  });

  test('empty folders and ignored files have no problems', () => {
    const ignored = ['empty', '_later/post.md', '.DS_Store', `${folder}/_notes.md`];
    expect(check(Object.fromEntries(ignored.map((name) => [`news/${name}`, 'Text'])))).toEqual([]);
  });
});

describe('tags.yml and authors.yml', () => {
  const company = tagsFile.slice(tagsFile.indexOf('company:'));
  // prettier-ignore
  const cases: Case[] = [
    ['no label', '  label: Fleet\n', '', 'key-missing', '6:3', {entry: 'fleet', example: 'label: Fleet'}],
    ['a permalink without /', '/fleet', 'fleet', 'tag-permalink', '7:14', {entry: 'fleet'}],
    ['a repeated permalink', '/fleet', '/charging', 'tag-permalink-repeated', '7:14', {entry: 'fleet'}],
    ['a short description', 'The electric cars that EVO runs in Assam and Meghalaya.', 'The electric cars that EVO runs.', 'value-too-short', '8:16', {min: 50}],
    ['a misspelled key', 'label: Fleet', 'lable: Fleet', 'key-unknown', '6:3', {suggestion: 'label'}],
    ['a tag without keys', company, 'company:\n', 'entry-no-keys', '13:1', {required: ['label', 'permalink', 'description']}],
    ['a name in capitals', 'rides:', 'Our rides:', 'entry-name', '9:1', {suggestion: 'our-rides'}],
    ['a tab', '  label: Fleet', '\tlabel: Fleet', 'yaml-tab', '6:1', {fixed: '  label: Fleet'}],
    ['no entries', tagsFile, '# None yet\n', 'file-no-entries', '1:1'],
  ];
  test.each(cases)('%s', (_, from, to, code, place, params) => {
    const problems = check({'news/tags.yml': change(tagsFile, from, to)});
    expectProblem(problems, code, place, params);
    expect(problems[0]?.file).toBe('news/tags.yml');
  });

  test('a missing file', () => {
    expectProblem(check({'news/tags.yml': undefined}), 'file-missing', '1:1');
  });

  test('an author without a name', () => {
    const text = change(authorsFile, '  name: EVO newsroom\n', '');
    const problems = check({'news/authors.yml': text});
    expectProblem(problems, 'key-missing', '2:3', {entry: 'newsroom', key: 'name'});
  });
});

test('the messages', async () => {
  const snapshot = path.join(import.meta.dirname, 'checkFiles.messages.txt');
  await expect(takeMessages()).toMatchFileSnapshot(snapshot);
});
