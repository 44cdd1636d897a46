import path from 'node:path';
import blogPlugin, {validateOptions as validateBlogOptions} from '@docusaurus/plugin-content-blog';
import type {
  BlogContent,
  Options as BlogOptions,
  PluginOptions,
} from '@docusaurus/plugin-content-blog';
import {docuHash, normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {newsroom as newsroomPlaces} from '../../company/newsroom';
import {name} from '../../company/site';
import {ContentError} from '../../validation/problem';
import {imageData, imagesOf} from '../../plugins/responsive-images';
import {newsPosts, postExtras, publicPosts} from './cards';
import {checkPosts} from './checkPosts';
import {createFeedItems, pressFeedPlugin, pressReleases} from './feeds';
import {newsroomPages} from './pages';

/** The blog plugin's options for a newsroom. The configuration may override them. */
const defaultOptions: BlogOptions = {
  blogTitle: newsroomPlaces.home.title,
  blogDescription: newsroomPlaces.home.description,
  blogSidebarCount: 0,
  archiveBasePath: null, // the blog plugin's archive contains the full text of every post
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    limit: 50,
    type: 'all',
    title: `${name} news`,
    description: `News from ${name}`,
    language: 'en-IN',
  },
};

export const validateOptions: typeof validateBlogOptions = ({validate, options}) =>
  validateBlogOptions({validate, options: {...defaultOptions, ...options}});

/** How fast people read on a screen. */
const wordsPerMinute = 200;

/**
 * The blog plugin, wrapped: it reads and compiles the posts and writes the feeds. The newsroom validates front matter,
 * hides scheduled posts, and replaces the list pages.
 *
 * @throws with every problem in the posts' front matter
 */
export default async function newsroom(
  context: LoadContext,
  blogOptions: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const options: PluginOptions = {
    ...blogOptions,
    feedOptions: {...blogOptions.feedOptions, createFeedItems},
    readingTime: ({content}) => content.split(/\s+/).length / wordsPerMinute,
    processBlogPosts: ({blogPosts}) => Promise.resolve(publicPosts(blogPosts)),
  };
  const blog = await blogPlugin(context, options);
  const pressFeed = await pressFeedPlugin(context, options);
  const newsUrl = normalizeUrl([context.baseUrl, options.routeBasePath]);
  // Of the latest load. `npm start` may hand allContentLoaded older content, when a post and its image are both new
  let postRoutes: RouteConfig[] = [];
  let latest: BlogContent | undefined;

  return {
    ...blog,

    async loadContent() {
      const problems = await checkPosts(context.siteDir);
      if (problems.length > 0) throw new ContentError(problems);
      const content = await blog.loadContent?.();
      if (!content) throw new Error('The blog plugin loaded no content.');
      return content;
    },

    // Keeps the posts' routes for allContentLoaded, and drops the blog plugin's own lists
    async contentLoaded({content, actions}) {
      postRoutes = [];
      latest = content;
      const addRoute = (route: RouteConfig) => {
        if (route.component === options.blogPostComponent) postRoutes.push(route);
      };
      await blog.contentLoaded?.({content, actions: {...actions, addRoute}});
    },

    // Cards need the data of the responsive-images plugin, which has loaded by now
    async allContentLoaded({allContent, actions}) {
      const content = latest ?? (allContent[blog.name]?.[options.id] as BlogContent);
      const imagesContent = imagesOf(allContent);
      const imageOf = new Map(
        imagesContent.images.map((image) => [
          image.key,
          imageData(image, context.baseUrl, imagesContent),
        ]),
      );
      const posts = newsPosts(content.blogPosts, imageOf);
      const extras = postExtras(posts);
      const createData = (path: string, data: object) =>
        actions.createData(`newsroom-${docuHash(path)}.json`, data);

      const routes = postRoutes.map(async (route) => {
        const extra = extras.get(route.path);
        if (!extra) throw new Error(`The newsroom has no card for the post ${route.path}.`);
        const post = await createData(route.path, extra);
        return {...route, modules: {...route.modules, post}};
      });
      for (const route of await Promise.all(routes)) actions.addRoute(route);
      for (const {path, component, prop, data} of newsroomPages(content, posts, newsUrl)) {
        const modules = {[prop]: await createData(path, data)};
        actions.addRoute({path, component, exact: true, modules});
      }
    },

    getClientModules: () => [path.join(__dirname, '../client/index.ts')],

    async postBuild(args) {
      await blog.postBuild?.(args);
      await pressFeed.postBuild?.({...args, content: pressReleases(args.content)});
    },

    injectHtmlTags(args) {
      const tags = [blog, pressFeed].map((plugin) => plugin.injectHtmlTags?.(args));
      return {headTags: tags.flatMap((each) => each?.headTags ?? [])};
    },
  };
}
