import blogPlugin, {validateOptions as validateBlogOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {pictureData} from '../pictures';
import type {PicturesContent} from '../pictures';
import {dayOf, newsPosts} from './cards';
import type {NewsPost} from './cards';
import {createFeedItems, pressFeedTag, writePressFeed} from './feeds';
import {checkPosts, formatProblems} from './frontMatter';
import {relatedFinder} from './lists';
import {newsroomPages} from './pages';
import type {NewsPage} from './pages';
import {isPreview} from './preview';
import {isLive, now} from './schedule';
import type {PostExtra} from './types';

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
  const {siteDir, baseUrl} = context;
  const preview = isPreview();
  const feedOptions = {...options.feedOptions, createFeedItems};
  const blog = await blogPlugin(context, {
    ...options,
    feedOptions,
    processBlogPosts: ({blogPosts}) =>
      Promise.resolve(preview ? blogPosts : blogPosts.filter((post) => isLive(dayOf(post), now()))),
  });
  const postRoutes: RouteConfig[] = [];

  return {
    ...blog,

    async loadContent() {
      const problems = await checkPosts(siteDir);
      if (problems.length > 0) throw new Error(formatProblems(problems));
      const content = await blog.loadContent?.();
      if (!content)
        throw new Error('The blog plugin of this version of Docusaurus loads no content.');
      return content;
    },

    async contentLoaded({content, actions}) {
      postRoutes.length = 0;
      const addRoute = (route: RouteConfig) => {
        if (route.component === options.blogPostComponent) postRoutes.push(route);
      };
      await blog.contentLoaded?.({content, actions: {...actions, addRoute}});
    },

    /** After all plugins have loaded: what is known of the pictures is needed here. */
    async allContentLoaded({allContent, actions}) {
      const content = allContent[blog.name]?.[options.id] as BlogContent;
      const {pictures} = allContent['evo-pictures']?.['default'] as PicturesContent;
      const pictureOf = new Map(
        pictures.map((each) => [each.original.key, pictureData(each, baseUrl)]),
      );
      const posts = newsPosts(content.blogPosts, {pictureOf});
      await addPosts(posts, postRoutes, actions);
      for (const {address, component, props} of newsroomPages(
        content,
        posts,
        `${baseUrl}${options.routeBasePath.replace(/^\//, '')}`,
      )) {
        await addPage(address, component, props, actions);
      }
    },

    /**
     * Posts are compiled by the server's build alone (src/plugins/still), so the cache that lets it wait for the
     * client's would make it wait for ever; and pictures that only the client's build writes
     * must not be asked for: a social card shows the derivative that is made anyway (src/theme/BlogPostPage).
     */
    configureWebpack(...args) {
      const config = blog.configureWebpack?.(...args) ?? {};
      for (const options of mdxOptions(config)) {
        delete options.crossCompilerCache;
        options.createAssets = () => ({image: undefined, authorsImageUrls: []});
      }
      return config;
    },

    async postBuild(args) {
      await blog.postBuild?.(args);
      await writePressFeed(context, {...options, feedOptions}, args.content, args.outDir);
    },

    injectHtmlTags(args) {
      const tags = blog.injectHtmlTags?.(args) ?? {};
      return {...tags, headTags: [tags.headTags ?? [], pressFeedTag(context)].flat()};
    },
  };
}

/** What the newsroom changes of the Markdown loader's options. */
interface MdxOptions {
  crossCompilerCache?: unknown;
  createAssets: () => {image: undefined; authorsImageUrls: string[]};
}

/** The options of the Markdown loader in the blog plugin's bundler configuration. */
function mdxOptions(config: object): MdxOptions[] {
  const {module} = config as {
    module?: {rules?: {use?: {loader?: string; options?: MdxOptions}[]}[]};
  };
  const options = (module?.rules ?? []).flatMap(({use}) =>
    (use ?? []).flatMap((item) =>
      item.loader?.includes('mdx-loader') && item.options ? [item.options] : [],
    ),
  );
  if (options.length === 0) {
    throw new Error(
      'The blog plugin of this version of Docusaurus configures its Markdown loader in another way.\n→ Compare its configureWebpack with mdxOptions in src/plugins/newsroom/index.ts.',
    );
  }
  return options;
}

type Actions = PluginContentLoadedActions;

/** A post's page gets, beside its text, all that it shows of other posts. */
async function addPosts(
  posts: readonly NewsPost[],
  routes: readonly RouteConfig[],
  actions: Actions,
): Promise<void> {
  const cards = posts.map(({card}) => card);
  const related = relatedFinder(cards);
  const byAddress = new Map(posts.map((each) => [each.card.permalink, each]));
  await Promise.all(
    routes.map(async (route) => {
      const each = byAddress.get(route.path);
      if (!each) return;
      const {post, card} = each;
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
      const file = await actions.createData(`post-${dataName(route.path)}`, extra);
      actions.addRoute({...route, modules: {...route.modules, post: file}});
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

/** A file name made of an address. */
function dataName(address: string): string {
  return `${address.replace(/^\//, '').replace(/[^\w-]+/g, '__')}.json`;
}
