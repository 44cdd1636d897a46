import {expect, test} from 'vitest';
import {readPage} from '../page';
import {noteChannels} from './channels';

const entries = {tags: [], authors: []};

test.each([
  ['Find us in the app.', ['“app”: there is no app.']],
  ['<Step title="Download the App">\n\nWords.\n\n</Step>', ['“App”: there is no app.']],
  ['Apply by phone.', []],
])('%j promises an app that does not exist: %j', (text, expected) => {
  const page = readPage('pages/a.mdx', `---\ntitle: A\n---\n\n${text}`, entries);
  const notes = noteChannels(page, [[/\bapp\b/i, 'app']]);
  expect(notes.map((note) => note.text)).toEqual(expected);
  expect(notes.every(({isNote}) => isNote)).toBe(true);
});
