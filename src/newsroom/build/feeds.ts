import {load} from 'cheerio';
import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import {createBlogFeedFiles} from '@docusaurus/plugin-content-blog/lib/feed.js';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {categories} from '../../company/newsroom';

/** Where the press releases' feed is, without a slash at the beginning. */
const pressPath = categories['press-release'].permalink.slice(1);

/**
 * An RSS feed of press releases alone, written by the blog plugin's own means: full text, absolute addresses.
 * The feeds of all news are the blog plugin's.
 */
export async function writePressFeed(
  {siteConfig, i18n}: LoadContext,
  options: PluginOptions,
  content: BlogContent,
  outDir: string,
): Promise<void> {
  const {title, description} = categories['press-release'];
  await createBlogFeedFiles({
    blogPosts: content.blogPosts.filter(isPressRelease),
    options: {
      ...options,
      routeBasePath: pressPath,
      feedOptions: {
        ...options.feedOptions,
        type: ['rss'],
        title: `${siteConfig.title}: ${title}`,
        description,
      },
    },
    outDir,
    siteConfig,
    locale: i18n.currentLocale,
    contentPaths: {contentPath: '', contentPathLocalized: ''},
  });
}

function isPressRelease({metadata}: BlogPost): boolean {
  return (metadata.frontMatter as Record<string, unknown>)['kind'] === 'press-release';
}

/** The press feed's announcement in the head of every page. */
export function pressFeedTag({siteConfig, baseUrl}: LoadContext): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/rss+xml',
      href: `${baseUrl}${pressPath}/rss.xml`,
      title: `${siteConfig.title}: ${categories['press-release'].title}, RSS feed`,
    },
  };
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/**
 * The blog plugin's feed items, their pictures made plain: readers of feeds know `<img>`, and neither our formats nor
 * the coloured ground.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => {
    const $ = load(item.content ?? '', null, false);
    $('source, svg').remove();
    $('picture, span.media').each((_, wrapper) => {
      $(wrapper).replaceWith($(wrapper).contents());
    });
    return {...item, content: $.html()};
  });
};
