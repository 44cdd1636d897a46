import {categories, newsroom} from '../../company/newsroom';
import {isGroup} from '../../newsroom/build/issues';
import {isRealDay} from '../../newsroom/build/schedule';
import {anchorsOf} from './anchors';
import {folderOf, pagesOf, postsOf} from './files';
import type {Site} from './problem';
import {entriesOf, keysOf} from './yaml';

/** What is at an address of the site. */
export interface Place {
  /** The page's or post's file; pages that the newsroom makes have none. */
  file?: string;
  /** What can stand behind the #; unknown when the file cannot be read. */
  anchors: ReadonlySet<string> | undefined;
}

/** The sections of the newsroom's own pages that have an address (src/theme/news). */
const newsroomAnchors: Readonly<Record<string, readonly string[]>> = {
  [newsroom.home.permalink]: ['press'],
};

/** Every address of the site, with what is there. */
export function addressesOf(site: Site): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const address of newsroomAddresses(site)) {
    places.set(address, {anchors: new Set(newsroomAnchors[address])});
  }
  for (const file of [...pagesOf(site), ...postsOf(site)]) {
    const address = addressOf(file);
    if (address !== undefined) places.set(address, {file, anchors: anchorsOf(site, file)});
  }
  return places;
}

/** The address of a page or post: `pages/ride.mdx` is `/ride`. A post whose folder is misnamed has none. */
export function addressOf(file: string): string | undefined {
  if (file.startsWith('pages/')) {
    return (
      file
        .replace(/^pages/, '')
        .replace(/\.mdx?$/, '')
        .replace(/\/index$/, '') || '/'
    );
  }
  const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(folderOf(file)) ?? [];
  return isRealDay(day)
    ? `${newsroom.home.permalink}/${day.replaceAll('-', '/')}/${slug}`
    : undefined;
}

/** The pages that the newsroom makes of posts: lists, topics, authors, years, feeds. */
function newsroomAddresses(site: Site): string[] {
  const {home, archive, topics} = newsroom;
  const years = new Set(postsOf(site).map((file) => folderOf(file).slice(0, 4)));
  const [, ...olderYears] = [...years].sort().reverse();
  // A topic without posts has no page.
  const used = new Set(postsOf(site).flatMap((file) => keysOf(site, file)['tags']));
  const tags = Object.entries(entriesOf(site, 'news/tags.yml')).flatMap(([key, tag]) =>
    used.has(key) && isGroup(tag) && typeof tag['permalink'] === 'string' ? [tag['permalink']] : [],
  );
  const authors = Object.entries(entriesOf(site, 'news/authors.yml')).flatMap(([key, author]) =>
    isGroup(author) && author['page'] ? [`/${key}`] : [],
  );
  return [
    home.permalink,
    ...Object.values(categories).map(({permalink}) => permalink),
    archive.permalink,
    ...olderYears.map((year) => `${archive.permalink}/${year}`),
    topics.permalink,
    ...tags.map((tag) => `${topics.permalink}${tag}`),
    `${home.permalink}/authors`,
    ...authors.map((author) => `${home.permalink}/authors${author}`),
    ...['rss.xml', 'atom.xml', 'feed.json'].map((feed) => `${home.permalink}/${feed}`),
    `${categories['press-release'].permalink}/rss.xml`,
    '/sitemap.xml',
  ];
}
