import {expect, test} from 'vitest';
import {checkFiles, smallSite} from './testCases';

const ride = String(smallSite['pages/ride.mdx']);
const tree = String(smallSite['news/2025-01-14-a-tree/index.md']);

/** What the check says to write instead of a text, which has one problem. */
test.each([
  ['It costs INR 500.', 'Write ₹500'],
  ['From ₹269 on.', 'Write <Price of="airport" />, with the name of its rental'],
  ['Call <phone />.', 'Did you mean <Phone>?'],
  ['Call <button />.', 'Did you mean <Button>?'],
  ['See <div>it</div>.', expect.stringContaining('Delete the tag')],
])('%s', async (text, fix) => {
  const {fixesOf} = await checkFiles({
    ...smallSite,
    'pages/ride.mdx': ride.replace('## Where to go', text),
  });
  expect(fixesOf('pages/ride.mdx')).toEqual([fix]);
});

test('a number that is not among those allowed', async () => {
  const stats = '<Stats label="All" columns={5}>\n\n<Stat of="support">Support</Stat>\n\n</Stats>';
  const {fixesOf} = await checkFiles({...smallSite, 'pages/ride.mdx': `${ride}\n${stats}\n`});
  expect(fixesOf('pages/ride.mdx')).toEqual([
    'Write `columns`: On a wide screen. The default is 3.',
  ]);
});

test.each([
  ['featured: yes', 'Write `featured`: true'],
  ['date: soon', 'Write `date`: 2025-01-14'],
  ['authors: [nobody]', 'Write `authors`: newsroom'],
])('%s', async (key, fix) => {
  const file = 'news/2025-01-14-a-tree/index.md';
  const text = tree.replace('authors: [newsroom]', key);
  const {fixesOf} = await checkFiles({...smallSite, [file]: text});
  expect(fixesOf(file)).toEqual([fix]);
});

test('a name with signs that no address has', async () => {
  const {fixesOf} = await checkFiles({...smallSite, 'pages/My_Page.mdx': ride});
  expect(fixesOf('pages/My_Page.mdx')).toContain('Rename it to mypage.mdx');
});
