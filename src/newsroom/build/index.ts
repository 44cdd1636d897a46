import path from 'node:path';
import type {Options as MdxOptions} from '@docusaurus/mdx-loader';
import blogPlugin, {validateOptions as validateBlogOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {pictureData} from '../../plugins/responsive-images';
import type {PicturesContent} from '../../plugins/responsive-images';
import {dayOf, newsPosts} from './cards';
import type {NewsPost} from './cards';
import {copyFiles} from './files';
import {createFeedItems, pressFeedTag, writePressFeed} from './feeds';
import {ContentError} from '../../content/problem';
import {checkPosts} from './checkPosts';
import {relatedFinder} from './lists';
import {newsroomPages} from './pages';
import type {NewsPage} from './pages';
import {isPreview} from './preview';
import {isLive, now} from './schedule';
import {Scribe, indexOf} from './scribe';
import {asSetup, dataName} from './texts';
import type {PictureOf, Post} from './texts';
import type {PostExtra} from '../types';

export const validateOptions = validateBlogOptions;

/**
 * The blog plugin, wrapped: it reads the posts and writes the feeds; this refuses what is wrong, decides what is live,
 * and makes the newsroom's pages. The blog plugin's own lists are left out, its posts' pages are kept and told of
 * their neighbours and relations.
 *
 * @throws with every mistake in the posts' front matter, each with file, line and what to write instead
 */
export default async function newsroom(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const preview = isPreview();
  let pictureOf: PictureOf = new Map();
  const feedOptions = {...options.feedOptions, createFeedItems};
  const blog = await blogPlugin(context, {
    ...options,
    feedOptions,
    readingTime: ({content: text}) => text.split(/\s+/).length / wordsPerMinute,
    processBlogPosts: ({blogPosts}) =>
      Promise.resolve(preview ? blogPosts : blogPosts.filter((post) => isLive(dayOf(post), now()))),
  });
  const postRoutes: RouteConfig[] = [];
  let posts: readonly Post[] = [];
  const folder = path.join(generatedFilesDir, 'evo-newsroom');
  const scribe = isProduction() ? new Scribe() : undefined;

  return {
    ...blog,

    async loadContent() {
      const problems = await checkPosts(siteDir);
      if (problems.length > 0) throw new ContentError(problems);
      const content = await blog.loadContent?.();
      if (!content)
        throw new Error('The blog plugin of this version of Docusaurus loads no content.');
      return content;
    },

    async contentLoaded({content, actions}) {
      postRoutes.length = 0;
      const known = new Set<unknown>(content.blogPosts.map(({metadata}) => metadata));
      // What is known of a post is stored with its text
      const createData: Actions['createData'] = (name, data) =>
        isProduction() && known.has(data) ? Promise.resolve(name) : actions.createData(name, data);
      const addRoute = (route: RouteConfig) => {
        if (route.component === options.blogPostComponent) postRoutes.push(route);
      };
      await blog.contentLoaded?.({content, actions: {...actions, addRoute, createData}});
    },

    /** After all plugins have loaded: what is known of the pictures is needed here. */
    async allContentLoaded({allContent, actions}) {
      const content = allContent[blog.name]?.[options.id] as BlogContent;
      const {pictures} = allContent['evo-pictures']?.['default'] as PicturesContent;
      pictureOf = new Map(pictures.map((each) => [each.original.key, pictureData(each, baseUrl)]));
      const news = newsPosts(content.blogPosts, {pictureOf});
      const extras = postExtras(news);
      if (scribe) {
        posts = content.blogPosts.map(({metadata}) => ({
          metadata,
          extra: extras.get(metadata.permalink),
        }));
      }
      await Promise.all(
        postRoutes.map(async (route) => {
          const extra = extras.get(route.path);
          if (!extra) return;
          const modules: RouteConfig['modules'] = {...route.modules};
          // In a production build it is stored with the text
          if (!scribe) {
            modules['post'] = await actions.createData(`post-${dataName(route.path)}`, extra);
          }
          actions.addRoute({...route, modules});
        }),
      );
      for (const {address, component, props} of newsroomPages(
        content,
        news,
        `${baseUrl}${options.routeBasePath.replace(/^\//, '')}`,
      )) {
        await addPage(address, component, props, actions);
      }
    },

    /** In a production build posts are no modules: the bundler is told where their texts are (./texts.ts). */
    configureWebpack(...args) {
      const config = blog.configureWebpack?.(...args) ?? {};
      const [, isServer] = args;
      if (!isServer || !scribe) return config;
      const permalinks = new Map(posts.map(({metadata}) => [metadata.source, metadata.permalink]));
      scribe.begin(posts, {
        siteDir,
        baseUrl,
        folder,
        options: asSetup(mdxOptions(config)),
        contentPath: path.resolve(siteDir, options.path),
        pictureOf,
        permalinks,
      });
      const registry = {
        include: path.join(generatedFilesDir, 'registry.js'),
        use: [
          {
            loader: path.join(siteDir, 'src', 'newsroom', 'build', 'registry.cjs'),
            options: {texts: permalinks, index: indexOf(folder), reader: '@theme/StoredPost'},
          },
        ],
      };
      /** The bundler waits for the texts at its end, and tells what is wrong in them as its own mistakes. */
      const storing = {
        apply({hooks}: Compiler) {
          hooks.afterEmit.tapPromise('evo-newsroom', async ({errors}) => {
            errors.push(...(await scribe.end()));
          });
        },
      };
      return {
        ...config,
        plugins: [storing],
        module: {...config.module, rules: [...(config.module?.rules ?? []), registry]},
      };
    },

    async postBuild(args) {
      if (scribe) copyFiles(scribe.files, args.outDir);
      await blog.postBuild?.(args);
      await writePressFeed(context, {...options, feedOptions}, args.content, args.outDir);
    },

    injectHtmlTags(args) {
      const tags = blog.injectHtmlTags?.(args) ?? {};
      return {...tags, headTags: [tags.headTags ?? [], pressFeedTag(context)].flat()};
    },
  };
}

/** The options of the Markdown loader in the blog plugin's bundler configuration. */
function mdxOptions(config: object): MdxOptions {
  const {module} = config as {
    module?: {rules?: {use?: {loader?: string; options?: MdxOptions}[]}[]};
  };
  const uses = (module?.rules ?? []).flatMap(({use}) => use ?? []);
  const options = uses.find(({loader}) => loader?.includes('mdx-loader'))?.options;
  if (!options) {
    throw new Error(
      'The blog plugin of this version of Docusaurus configures its Markdown loader in another way.\n→ Compare its configureWebpack with mdxOptions in src/plugins/newsroom/index.ts.',
    );
  }
  return options;
}

/** What people read of a text on a screen, as the blog plugin counts it. Its own count of words takes a while. */
const wordsPerMinute = 200;

const isProduction = () => process.env.NODE_ENV === 'production';

type Actions = PluginContentLoadedActions;

/** What is asked of the bundler: its own types are no dependency of this project. */
interface Compiler {
  hooks: {
    afterEmit: {
      tapPromise: (name: string, run: (compilation: {errors: Error[]}) => Promise<void>) => void;
    };
  };
}

/** By a post's address: what its page gets beside the text, all that it shows of other posts included. */
function postExtras(posts: readonly NewsPost[]): Map<string, PostExtra> {
  const related = relatedFinder(posts.map(({card}) => card));
  return new Map(
    posts.map(({post, card}) => {
      const {prevItem, nextItem, readingTime, authors, frontMatter} = post.metadata;
      const credit = (frontMatter as Record<string, unknown>)['imageCredit'];
      const extra: PostExtra = {
        card,
        related: related(card),
        readingTime: Math.max(1, Math.round(readingTime ?? 1)),
        authors: authors.flatMap(({name, title, page}) =>
          name ? [{name, ...(title && {title}), ...(page && {permalink: page.permalink})}] : [],
        ),
        ...(prevItem && {newer: prevItem}),
        ...(nextItem && {older: nextItem}),
        ...(typeof credit === 'string' && {imageCredit: credit}),
      };
      return [card.permalink, extra];
    }),
  );
}

async function addPage(
  address: string,
  component: string,
  props: NewsPage['props'],
  actions: Actions,
): Promise<void> {
  const [[name, data] = ['', {}]] = Object.entries<object>(props);
  const file = await actions.createData(`page-${dataName(address)}`, data);
  actions.addRoute({path: address, component, exact: true, modules: {[name]: file}});
}
