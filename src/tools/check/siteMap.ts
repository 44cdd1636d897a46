import {isPublished, isRealDay} from '../../clock';
import {categories, newsroom} from '../../company/newsroom';
import {postFiles, writtenFiles} from '../../validation/files';
import {isRecord} from '../../validation/frontMatter';
import {paginate, perPage} from '../../newsroom/build/lists';
import {kinds} from '../../newsroom/build/schema';
import {entriesOf, keysOf, postFolder, type ContentFiles} from './content';
import {readablePages} from './parse';
import {anchorIds} from './rules/anchors';

/** A page that visitors can open. */
export interface Destination {
  /** Its file; pages that the newsroom generates have none. */
  file?: string;
  /** The ids that a link can name after #; undefined when they are not known. */
  anchors: ReadonlySet<string> | undefined;
}

/** Every page of the site by its path. */
export function createSiteMap(content: ContentFiles): Map<string, Destination> {
  const anchors = new Map(readablePages(content).map((page) => [page.file, anchorIds(page)]));
  const {home, archive} = newsroom;
  const years = postFiles(content).map((file) => postFolder(file).slice(0, 4));
  const newsAnchors = new Map<string, Set<string>>([
    [home.permalink, new Set(['press'])],
    [archive.permalink, new Set(years)],
  ]);
  return new Map([
    ...newsroomPaths(content).map((path): [string, Destination] => [
      path,
      {anchors: newsAnchors.get(path) ?? new Set()},
    ]),
    ...writtenFiles(content).flatMap((file): [string, Destination][] => {
      const permalink = permalinkOf(file);
      return permalink ? [[permalink, {file, anchors: anchors.get(file)}]] : [];
    }),
  ]);
}

/** `/ride` for `pages/ride.mdx`; undefined for a post whose folder has no date. */
export function permalinkOf(file: string): string | undefined {
  if (file.startsWith('pages/')) {
    return file.replace(/^pages|(?:\/index)?\.mdx?$/g, '') || '/';
  }
  const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(postFolder(file)) ?? [];
  if (!isRealDay(day)) return undefined;
  return `${newsroom.home.permalink}/${day.replaceAll('-', '/')}/${slug}`;
}

/** Why a post is not public yet; undefined for pages and public posts. */
export function unpublished(
  content: ContentFiles,
  file: string,
): 'draft' | {day: string} | undefined {
  if (keysOf(content, file)['draft'] === true) return 'draft';
  const day = postFolder(file).slice(0, 10);
  return isRealDay(day) && !isPublished(day) ? {day} : undefined;
}

/** The pages that the newsroom generates: lists, topics, authors, archive and feeds. */
function newsroomPaths(content: ContentFiles): string[] {
  const {home, archive, topics} = newsroom;
  const files = postFiles(content);
  const posts = files.map((file) => keysOf(content, file));
  /** The pages of a list: of the posts whose key has a value, or has it among its values. */
  const pagesOf = (permalink: string, key: string, value: string, size: number = perPage.news) =>
    paginate(
      posts.filter((keys) => [keys[key]].flat().includes(value)),
      size,
      permalink,
    ).map(({paging}) => paging.permalink);
  // A topic without posts has no page
  const used = new Set(posts.flatMap((keys) => keys['tags']));
  const tags = Object.entries(entriesOf(content, 'news/tags.yml')).flatMap(([key, tag]) => {
    const path = used.has(key) && isRecord(tag) && tag['permalink'];
    return typeof path === 'string' ? pagesOf(topics.permalink + path, 'tags', key) : [];
  });
  const authors = Object.entries(entriesOf(content, 'news/authors.yml')).flatMap(([key, author]) =>
    isRecord(author) && author['page']
      ? pagesOf(`${home.permalink}/authors/${key}`, 'authors', key)
      : [],
  );
  return [
    home.permalink,
    ...kinds.flatMap((kind) => pagesOf(categories[kind].permalink, 'kind', kind, perPage[kind])),
    archive.permalink,
    topics.permalink,
    ...tags,
    `${home.permalink}/authors`,
    ...authors,
    ...['rss.xml', 'atom.xml', 'feed.json'].map((feed) => `${home.permalink}/${feed}`),
    `${categories['press-release'].permalink}/rss.xml`,
    '/sitemap.xml',
  ];
}
