import {expect, test} from 'vitest';

import {writtenFiles} from '../../../validation/files';
import {loadContent} from '../../check/content';
import {createFormat} from './format';

const content = loadContent(process.cwd());
const [pages, posts] = [createFormat(true), createFormat(false)];

/** A page as it is saved when nothing in the form was changed. */
const saved = (text: string) => pages.toFile(pages.fromFile(text));

test.each(writtenFiles(content))('%s is saved as it is', (file) => {
  const text = content.read(file);
  expect(saved(text)).toBe(text);
});

const page = '---\ntitle: Rides\n---\n\nText.\n';
const unreadable = page.replace('Rides', '"Rides\nkind: news');

test.each([
  ['line ends of Windows', page.replaceAll('\n', '\r\n'), page],
  ['a byte order mark', `\uFEFF${page}`, page],
  ['a rule at the start of the text', page.replace('Text', '---\n\nText'), undefined],
  ['an unknown key', page.replace('---\n\n', 'other: 1\n---\n\n'), undefined],
  ['keys that cannot be read', unreadable, undefined],
  ['keys that do not end', page.replace('---\n\n', ''), undefined],
  ['no keys', 'Text.\n', undefined],
])('a page with %s loses nothing', (_, text, expected = text) => {
  expect(saved(text)).toBe(expected);
});

test('a post that cannot be read is listed with its kind, and not saved', () => {
  const entry = posts.fromFile(unreadable);
  expect(entry).toMatchObject({kind: 'news'});
  expect(() => posts.toFile(entry)).toThrow();
});
