/** The blog plugin's maker of feed files: part of its package, not of its types. */
declare module '@docusaurus/plugin-content-blog/lib/feed.js' {
  import type {BlogContentPaths, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
  import type {DocusaurusConfig} from '@docusaurus/types';

  export function createBlogFeedFiles(params: {
    blogPosts: BlogPost[];
    options: PluginOptions;
    siteConfig: DocusaurusConfig;
    outDir: string;
    locale: string;
    contentPaths: BlogContentPaths;
  }): Promise<void>;
}
