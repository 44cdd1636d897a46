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

/** The blog plugin's feed items with plain `<img>`: feed readers know neither our formats nor the colored background. */
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
