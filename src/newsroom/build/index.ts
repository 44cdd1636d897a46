import path from 'node:path';
import blogPlugin, {validateOptions as validateBlogOptions} from '@docusaurus/plugin-content-blog';
import type {
  BlogContent,
  Options as BlogOptions,
  PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {newsPages} from '../../company/newsroom';
import {name} from '../../company/site';
import {describeImages} from '../../plugins/responsive-images';
import {imagesIn, readOriginals} from '../../plugins/responsive-images/originals';
import {createFeedItems, pressFeedPlugin} from './feeds';
import {archiveEntry, frontPage, kindRoutes, perPage} from './lists';
import {addCards, publicPosts} from './posts';

const page = (component: string) => `@site/src/newsroom/pages/${component}`;

/** The blog plugin's options for a newsroom. The configuration may override them. */
const defaultOptions: BlogOptions = {
  blogTitle: newsPages.home.title,
  blogDescription: newsPages.home.description,
  blogSidebarCount: 0,
  postsPerPage: perPage.news,
  blogPostComponent: page('PostPage'),
  blogListComponent: page('NewsroomPage'),
  archiveBasePath: null, // the archive has a route of its own, without the texts of posts
  blogTagsListComponent: page('IndexPage'),
  blogTagsPostsComponent: page('PostsPage'),
  blogAuthorsListComponent: page('IndexPage'),
  blogAuthorsPostsComponent: page('PostsPage'),
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'ignore', // lists show the description of a post
  processBlogPosts: ({blogPosts}) => Promise.resolve(publicPosts(blogPosts)),
  feedOptions: {
    limit: 50,
    type: ['rss', 'atom'],
    title: `${name} news`,
    description: `News from ${name}`,
    language: 'en-IN',
    createFeedItems,
  },
};

export const validateOptions: typeof validateBlogOptions = ({validate, options}) =>
  validateBlogOptions({validate, options: {...defaultOptions, ...options}});

/**
 * The blog plugin, wrapped: its lists get cards instead of a module with the text of each post, no page loads a
 * sidebar, each kind of news has a list and press releases have a feed.
 */
export default async function newsroom(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {baseUrl, siteDir} = context;
  const blog = await blogPlugin(context, options);
  const pressFeed = await pressFeedPlugin(context, options);
  const pathOf = (permalink: string) => baseUrl + permalink.slice(1);

  return {
    ...blog,

    getPathsToWatch: () => [
      ...(blog.getPathsToWatch?.() ?? []),
      path.join(siteDir, imagesIn('news')),
    ],

    // Cards show images. They are read here, too: `npm start` may load a post before the plugin has loaded its image
    async contentLoaded({content, actions}) {
      const images = describeImages(await readOriginals(siteDir), siteDir, baseUrl);
      const posts = addCards(content.blogPosts, images);
      const cards = posts.map(({metadata}) => metadata.card);
      const cardOf = new Map(posts.map(({metadata}) => [metadata.source, metadata.card]));

      /** Adds a route of the blog plugin with cards in its props, instead of the module of each listed post. */
      const addRoute = (route: RouteConfig) => {
        const {items, sidebar: _, ...modules} = route.modules ?? {};
        if (route.component === options.blogListComponent) {
          // The newsroom's front page shows every kind, and has no second page
          if (route.path !== pathOf(newsPages.home.permalink)) return;
          actions.addRoute({...route, modules, props: frontPage(posts, baseUrl)});
        } else if (items) {
          const listed = items as unknown as {content: {path: string}}[];
          const postsOfList = listed.map((item) => cardOf.get(item.content.path));
          actions.addRoute({...route, modules, props: {...route.props, posts: postsOfList}});
        } else {
          actions.addRoute({...route, modules});
        }
      };
      await blog.contentLoaded?.({
        content: {...content, blogPosts: posts},
        actions: {...actions, addRoute},
      });

      const addPage = (permalink: string, component: string, props: RouteConfig['props']) =>
        actions.addRoute({path: pathOf(permalink), component: page(component), props, exact: true});
      addPage(newsPages.archive.permalink, 'ArchivePage', {posts: cards.map(archiveEntry)});
      // Pages link to the list of topics, which the blog plugin has only with posts
      if (posts.length === 0) addPage(newsPages.topics.permalink, 'IndexPage', {tags: []});
      kindRoutes(cards, options.blogTagsPostsComponent, baseUrl).forEach(actions.addRoute);
    },

    async postBuild(args) {
      await blog.postBuild?.(args);
      await pressFeed.postBuild?.(args);
    },

    injectHtmlTags(args) {
      const tags = [blog, pressFeed].map((plugin) => plugin.injectHtmlTags?.(args));
      return {headTags: tags.flatMap((each) => each?.headTags ?? [])};
    },
  };
}
