import {expect, test} from 'vitest';
import {readPage} from '../page';
import {createReport} from '../problem';
import {noteMissing} from './channels';

const entries = {tags: [], authors: []};

test.each([
  ['Find us in the app.', ['There is no app, and the page names one (places: 1).']],
  [
    '<Step title="Download the App">\n\nOur app.\n\n</Step>',
    ['There is no app, and the page names one (places: 2).'],
  ],
  ['Apply by phone.', []],
])('%j promises an app that does not exist: %j', (text, expected) => {
  const page = readPage('pages/a.mdx', `---\ntitle: A\n---\n\n${text}`, entries);
  const {problems, report} = createReport(page.file, page.text);
  noteMissing([{promise: /\bapp\b/gi, name: 'app', isThere: false}])(page, report);
  expect(problems.map((note) => note.text)).toEqual(expected);
  expect(problems.every(({isNote}) => isNote)).toBe(true);
});
