import {expect, test} from 'vitest';
import {checkFiles, smallSite} from '../testCases';

const post = String(smallSite['news/2025-01-14-a-tree/index.md']);
/** A copy of the post of the small site, with its own title and changed keys. */
const copyOf = (date: string, keys = '') =>
  post
    .replace(/(title|description): /g, '$1: Another one, ')
    .replace(/^imageAlt: .*/m, 'imageAlt: A cab at the edge of a field')
    .replace(/^date: .*/m, `date: ${date}${keys}`);

/** What the check reports about a new post of a folder, and never about a merged one, on 14 January 2026. */
async function findingsOf(folder: string, text: string) {
  const file = `news/${folder}/index.md`;
  const tree = smallSite['news/2025-01-14-a-tree/tree.jpg'] ?? '';
  const found = await checkFiles({[file]: text, [`news/${folder}/tree.jpg`]: tree});
  const merged = 'news/2025-01-14-a-tree/index.md';
  expect([...found.problemsOf(merged), ...found.notesOf(merged)]).toEqual([]);
  return {notes: found.notesOf(file), problems: found.problemsOf(file)};
}

test.each<[day: string, keys: string, notes: string[], folder?: string]>([
  ['2026-01-14', '', []],
  ['2026-01-07', '', ['9: This new post is dated 2026-01-07, in the past.']],
  ['2026-01-15', '', ['9: This post goes live on 2026-01-15.']],
  ['2031-01-15', '', ['9: This post goes live on 2031-01-15, in more than six months.']],
  ['2026-01-14', '\ndraft: true', ['10: This post is a draft.']],
  ['2026-01-14', '\nsample: true', ['10: This post is marked as a sample.']],
  ['2026-01-14', '\nfeatured: true', ['10: This post stays above newer ones.']],
  ['2026-01-14', '', ['9: Its folder has another day: 2026-01-07.'], '2026-01-07'],
])('a new post with the day %s and the keys %j', async (day, keys, notes, folder = day) => {
  expect((await findingsOf(`${folder}-new`, copyOf(day, keys))).notes).toEqual(notes);
});

test('a note that the words for the image are those of another post', async () => {
  const {notes} = await findingsOf('2026-01-14-new', post.replace(/date: .*/, 'date: 2026-01-14'));
  expect(notes).toEqual([expect.stringContaining('describes its image with the same words')]);
});

const copied = '2: news/2025-01-14-a-tree/index.md has the same title.';

test.each([
  ['with another day', post.replace(/^date: .*/m, 'date: 2026-01-14'), [copied]],
  ['with another title, too', copyOf('2026-01-14'), []],
  ['as it is', post, [copied, '9: `date` is "2025-01-14": it is before the day of the folder.']],
])('a copy in a new folder, %s', async (_, text, problems) => {
  expect((await findingsOf('2026-01-14-a-tree', text)).problems).toEqual(problems);
});
