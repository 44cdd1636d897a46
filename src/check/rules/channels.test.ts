import {expect, test} from 'vitest';
import {readPage} from '../page';
import {createReport} from '../problem';
import {noteMissing} from './channels';

const entries = {tags: [], authors: []};

test.each([
  ['Find us in the app.', 1],
  ['<Step title="Download the App">\n\nOur app.\n\n</Step>', 2],
  ['Apply by phone.', 0],
])('%j promises an app that does not exist in as many places: %i', (text, places) => {
  const page = readPage('pages/a.mdx', `---\ntitle: A\n---\n\n${text}`, entries);
  const {problems, report} = createReport(page.file, page.text);
  noteMissing([{promise: /\bapp\b/gi, name: 'app', isThere: false}])(page, report);
  const problem = `There is no app, and the page names one (places: ${places}).`;
  expect(problems.map((note) => note.text)).toEqual(places > 0 ? [problem] : []);
  expect(problems.every(({isNote}) => isNote)).toBe(true);
});
