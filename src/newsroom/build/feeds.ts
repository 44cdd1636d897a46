import {load} from 'cheerio';
import blogPlugin from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {categories} from '../../company/newsroom';

/**
 * A second blog plugin, used only for its feed: RSS with the full text of press releases. The blog
 * plugin itself writes the feeds of all news.
 */
export async function pressFeedPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {title, description, permalink} = categories['press-release'];
  return blogPlugin(context, {
    ...options,
    id: 'press-feed',
    routeBasePath: permalink,
    feedOptions: {
      ...options.feedOptions,
      type: ['rss'],
      title: `${context.siteConfig.title}: ${title}`,
      description,
    },
  });
}

/** The blog's content with press releases only. */
export function pressReleases(content: BlogContent): BlogContent {
  return {
    ...content,
    blogPosts: content.blogPosts.filter(
      ({metadata}) => metadata.frontMatter['kind'] === 'press-release',
    ),
  };
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/**
 * The blog plugin's feed items with plain `<img>`, because feed readers know neither our formats nor the colored
 * background, and with the mark on samples.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  const samples = params.blogPosts.filter(({metadata}) => metadata.frontMatter['sample']);
  return items.map((item) => {
    const $ = load(item.content ?? '', null, false);
    $('source, svg').remove();
    $('picture, span.media').each((_, wrapper) => {
      $(wrapper).replaceWith($(wrapper).contents());
    });
    const isSample = samples.some(({metadata}) => item.link.endsWith(metadata.permalink));
    return {...item, content: `${isSample ? '<p>Sample</p>' : ''}${$.html()}`};
  });
};
