import {expect, test} from 'vitest';
import {checkFiles, smallSite} from '../testCases';

const post = String(smallSite['news/2025-01-14-a-tree/index.md']);
const ownTitle = post.replace(/(title|description): /g, '$1: Another one, ');

/** What the check reports about a new post of a folder, and never about a merged one, on 14 January 2026. */
async function findingsOf(folder: string, text: string) {
  const file = `news/${folder}/index.md`;
  const tree = smallSite['news/2025-01-14-a-tree/tree.jpg'] ?? '';
  const found = await checkFiles({...smallSite, [file]: text, [`news/${folder}/tree.jpg`]: tree});
  const merged = 'news/2025-01-14-a-tree/index.md';
  expect([...found.problemsOf(merged), ...found.notesOf(merged)]).toEqual([]);
  return {notes: found.notesOf(file), problems: found.problemsOf(file)};
}

test.each([
  ['2026-01-14-today', '', []],
  ['2026-01-07-late', '', ['1: This new post is dated 2026-01-07, in the past.']],
  ['2026-01-07-moved', 'date: 2026-01-14\n', []],
  ['2026-01-15-tomorrow', '', ['1: This post goes live on 2026-01-15.']],
  ['2026-01-07-planned', 'date: 2026-01-20\n', ['1: This post goes live on 2026-01-20.']],
  ['2031-01-15-typo', '', ['1: This post goes live on 2031-01-15, in more than six months.']],
  ['2026-01-14-draft', 'draft: true\n', ['1: This post is a draft.']],
])('%s %j', async (folder, keys, notes) => {
  const text = ownTitle.replace('---\n', `---\n${keys}`);
  expect((await findingsOf(folder, text)).notes).toEqual(notes);
});

const copied = '2: news/2025-01-14-a-tree/index.md has the same title.';

test.each([
  ['2026-01-14-a-tree', post, [copied]],
  ['2026-01-14-a-tree', ownTitle, []],
  [
    '2026-01-14-a-tree',
    post.replace('kind:', 'date: 2025-01-14\nkind:'),
    [copied, '4: `date` is "2025-01-14": it is before the day of the folder.'],
  ],
  ['2026-01-14-a-tree', ownTitle.replace('kind:', 'slug: a\nkind:'), ['4: There is no `slug`.']],
])('a copy in the folder %s', async (folder, text, problems) => {
  expect((await findingsOf(folder, text)).problems).toEqual(problems);
});
