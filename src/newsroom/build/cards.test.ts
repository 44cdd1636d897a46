import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {afterEach, expect, test, vi} from 'vitest';
import {newsPosts, publicPosts} from './cards';

function post(day: string, frontMatter: object = {}): BlogPost {
  const metadata = {
    date: new Date(day),
    title: day,
    description: 'A post.',
    permalink: `/news/${day}`,
    source: `@site/news/${day}-a-post/index.md`,
    tags: [],
    frontMatter: {kind: 'news', ...frontMatter},
  };
  return {id: day, metadata, content: ''} as unknown as BlogPost;
}

const posts = [post('2026-11-20'), post('2026-11-21'), post('2026-11-22')];
const ids = (all: readonly BlogPost[]) => all.map(({id}) => id);

afterEach(() => void vi.unstubAllEnvs());

test('production contains the posts whose day has come in India, previews all', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('EVO_NOW', '2026-11-21T00:00:00+05:30');
  expect(ids(publicPosts(posts))).toEqual(['2026-11-20', '2026-11-21']);
  vi.stubEnv('EVO_PREVIEW', 'true');
  expect(ids(publicPosts(posts))).toEqual(ids(posts));
});

test('drafts and scheduled posts are marked', () => {
  vi.stubEnv('EVO_NOW', '2026-11-21T00:00:00+05:30');
  const draft = post('2026-11-20', {shownAsDraft: true});
  const cards = newsPosts([...posts, draft], new Map()).map(({card}) => card);
  expect(cards.map(({status}) => status)).toEqual([undefined, undefined, 'scheduled', 'draft']);
});
