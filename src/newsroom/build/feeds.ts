import blogPlugin from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {categories} from '../../company/newsroom';

/** A second blog plugin, used only for its feed: RSS with the full text of press releases. */
export async function pressFeedPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {title, description, permalink} = categories['press-release'];
  const blog = await blogPlugin(context, {
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
  const onlyPress = (content: BlogContent): BlogContent => ({
    ...content,
    blogPosts: content.blogPosts.filter(
      ({metadata}) => metadata.frontMatter['kind'] === 'press-release',
    ),
  });
  return {
    ...blog,
    postBuild: ({content, ...args}) => blog.postBuild?.({...args, content: onlyPress(content)}),
    injectHtmlTags: ({content}) => blog.injectHtmlTags?.({content: onlyPress(content)}) ?? {},
  };
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/**
 * The blog plugin's feed items with plain `<img>`, because feed readers do not know our formats, without the images of
 * the dark theme, and with the mark on samples.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => {
    const $ = load(item.content ?? '', null, false);
    $('source, [hidden]').remove();
    $('picture > img').unwrap();
    const isSample = params.blogPosts[index]?.metadata.frontMatter['sample'];
    return {...item, content: `${isSample ? '<p>Sample</p>' : ''}${$.html()}`};
  });
};
