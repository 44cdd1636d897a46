import {expect, test} from 'vitest';
import {checkFiles, smallSite} from '../testCases';

const post = String(smallSite['news/2025-01-14-a-tree/index.md']);
const ownTitle = post.replace(/(title|description): /g, '$1: Another one, ');

/** The notes about a post of a folder, with further front matter, on 14 January 2026. */
async function notesOf(folder: string, keys = '') {
  const file = `news/${folder}/index.md`;
  const text = ownTitle.replace('---\n', `---\n${keys}`);
  const tree = smallSite['news/2025-01-14-a-tree/tree.jpg'] ?? '';
  const found = await checkFiles({...smallSite, [file]: text, [`news/${folder}/tree.jpg`]: tree});
  return found.notesOf(file);
}

test.each([
  ['2026-01-14-today', '', []],
  ['2026-01-07-late', '', ['1: This new post is dated 2026-01-07, in the past.']],
  ['2026-01-07-moved', 'date: 2026-01-14\n', []],
  ['2026-01-15-tomorrow', '', ['1: This post goes live on 2026-01-15.']],
  ['2026-01-07-planned', 'date: 2026-01-20\n', ['1: This post goes live on 2026-01-20.']],
  ['2026-01-14-draft', 'draft: true\n', ['1: This post is a draft.']],
])('%s %j', async (folder, keys, notes) => {
  expect(await notesOf(folder, keys)).toEqual(notes);
});

test('a post that is merged is never late', async () => {
  const {notesOf: notes} = await checkFiles(smallSite);
  expect(notes('news/2025-01-14-a-tree/index.md')).toEqual([]);
});
