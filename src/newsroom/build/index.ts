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
  blogArchiveComponent: page('ArchivePage'),
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
 * The blog plugin, wrapped: its lists get cards instead of a module with the text of each post, no page loads a sidebar,
 * each kind of news has a list and press releases have a feed.
 */
export default async function newsroom(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {baseUrl, siteDir} = context;
  const blog = await blogPlugin(context, options);
  const pressFeed = await pressFeedPlugin(context, options);

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
      const postsOf = (items: unknown) =>
        (items as {content: {path: string}}[]).map(({content}) => cardOf.get(content.path));
      const ownProps: Record<string, RouteConfig['props']> = {
        [options.blogListComponent]: frontPage(posts, baseUrl),
        [options.blogArchiveComponent]: {posts: cards.map(archiveEntry)},
      };
      const addRoute = (route: RouteConfig) => {
        const {component, path: permalink} = route;
        const isFront = component === options.blogListComponent;
        if (isFront && permalink.includes(`/${options.pageBasePath}/`)) return; // it has one page
        const modules = {...route.modules};
        const {items} = modules;
        delete modules['sidebar'];
        delete modules['items'];
        let props = ownProps[component] ?? route.props;
        if (items && !ownProps[component]) props = {...props, posts: postsOf(items)};
        actions.addRoute({...route, modules, props});
      };
      await blog.contentLoaded?.({
        content: {...content, blogPosts: posts},
        actions: {...actions, addRoute},
      });
      kindRoutes(cards, options.blogTagsPostsComponent, baseUrl).forEach(actions.addRoute);
      if (posts.length === 0) {
        // Pages link to these lists, which the blog plugin has only with posts
        const emptyLists = {
          [newsPages.archive.permalink]: options.blogArchiveComponent,
          [newsPages.topics.permalink]: options.blogTagsListComponent,
        };
        for (const [permalink, component] of Object.entries(emptyLists)) {
          const props = ownProps[component] ?? {tags: []};
          addRoute({path: baseUrl + permalink.slice(1), component, props, exact: true});
        }
      }
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
