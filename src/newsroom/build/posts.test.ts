import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {afterEach, expect, test, vi} from 'vitest';
import type {ResponsiveImage} from '../../elements/Picture/image';
import {addCards, publicPosts} from './posts';

const image: ResponsiveImage = {src: '/cab', width: 1600, height: 900};
const imageOf = new Map([['news/a-post/cab.jpg', image]]);

function post(day: string, tags: string[] = [], frontMatter: object = {}): BlogPost {
  const metadata = {
    date: new Date(day),
    permalink: `/news/${day}`,
    source: '@site/news/a-post/index.md',
    tags: tags.map((label) => ({label, permalink: `/news/tags/${label}`})),
    frontMatter: {kind: 'news', leadImage: './cab.jpg', ...frontMatter},
  };
  return {id: day, metadata, content: ''} as unknown as BlogPost;
}

const coming = [post('2026-11-20'), post('2026-11-21'), post('2026-11-22')];

afterEach(() => void vi.unstubAllEnvs());

test('production contains the posts whose day has come in India, previews all', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('EVO_NOW', '2026-11-21T00:00:00+05:30');
  expect(publicPosts(coming)).toEqual(coming.slice(0, 2));
  vi.stubEnv('EVO_PREVIEW', 'true');
  expect(publicPosts(coming)).toEqual(coming);
});

test('cards mark drafts and scheduled posts', () => {
  vi.stubEnv('EVO_NOW', '2026-11-21T00:00:00+05:30');
  const draft = post('2026-11-20', [], {shownAsDraft: true});
  const cards = addCards([...coming, draft], imageOf).map(({metadata}) => metadata.card);
  expect(cards.map(({status}) => status)).toEqual([undefined, undefined, 'scheduled', 'draft']);
  expect(cards[0]).toMatchObject({day: '2026-11-20', kind: 'news', image});
});

test('related posts share topics, the most first; time decides between equals', () => {
  const days = ['2025-06-02', '2025-06-01', '2025-05-31', '2025-05-01', '2024-05-01', '2024-01-01'];
  const tags = [['rides'], ['rides', 'tourism'], ['rides'], ['rides'], [], ['tourism', 'rides']];
  const posts = days.map((day, index) => post(day, tags[index]));
  const related = addCards(posts, imageOf)[1]?.metadata.related.map(({day}) => day);
  // Neither the post itself nor its neighbours
  expect(related).toEqual(['2024-01-01', '2025-05-01', '2024-05-01']);
});
