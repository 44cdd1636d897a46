import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

import {colors} from './src/company/brand';
import {newsRoute} from './src/company/newsroom';
import {baseUrl, description, name, origin, repository} from './src/company/site';
import {hasHandbook, isBeforeLaunch, isPlain, isPreview} from './src/env';
import {drawings} from './src/elements/Icon/drawings';
import {now} from './src/newsroom/build/schedule';
import {throwOnBrokenMarkdownLinks} from './src/plugins/brokenMarkdownLinks';
import {deferredLoading} from './src/plugins/deferred-loading';
import {buildFonts} from './src/plugins/fonts';
import {createFrontMatterParser} from './src/plugins/frontMatter';
import {handbookComponents, handbookPages, remarkHandbook} from './src/plugins/handbook';
import {buildSprite} from './src/plugins/icons';
import {remarkLanguage} from './src/plugins/languages';
import {remarkAutoImport} from './src/plugins/mdx-auto-import';
import {remarkResponsiveImages} from './src/plugins/responsive-images';
import {writeSiteFiles} from './src/plugins/site-files';
import {componentModules} from './src/sections/contract';

const siteDir = __dirname;

/** Where a file is edited in the browser. Only previews link to it. */
const editUrl = isPreview() ? `${repository}/edit/main/` : undefined;

// Functions without options: options would end up in the browser's copy of this configuration
const remarkPlugins = [
  () => remarkResponsiveImages({siteDir}),
  () => remarkAutoImport({siteDir, components: componentModules}),
];
const remarkHandbookPlugins = [
  () => remarkHandbook({siteDir, componentNames: [...componentModules.keys()]}),
  () => remarkResponsiveImages({siteDir}),
  () =>
    remarkAutoImport({siteDir, components: new Map([...componentModules, ...handbookComponents])}),
];

/**
 * Bundlers look for an absolute path in every static directory first, and watch the thousands of files that they did
 * not find. This takes 0.2 s off each edit in `npm start` and 0.4 GB off a build of 1,000 posts.
 */
const preferAbsolutePaths = () => ({
  name: 'evo-prefer-absolute-paths',
  configureWebpack: () => ({resolve: {preferAbsolute: true}}),
});

const git = getVcsPreset('git-eager');
/** Reads git's history once instead of for each file. The sitemap plugin asks for relative paths, git's are absolute. */
const fileHistory: typeof git = {
  ...git,
  getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(path.resolve(siteDir, file)),
};

export default async function createConfig(): Promise<Config> {
  const fonts = await buildFonts(siteDir, baseUrl);
  const sprite = await buildSprite(siteDir, drawings);
  const siteFiles = await writeSiteFiles(siteDir, baseUrl);
  return {
    title: name,
    tagline: description,
    url: origin,
    baseUrl,
    noIndex: isPreview() || isBeforeLaunch(),
    trailingSlash: false,
    staticDirectories: ['static', fonts.staticDirectory, sprite.staticDirectory, siteFiles],
    baseUrlIssueBanner: false, // an inline script on the home page, for a mistake that the tests of the build find
    i18n: {
      defaultLocale: 'en-IN',
      locales: ['en-IN'],
      localeConfigs: {'en-IN': {label: 'English', htmlLang: 'en-IN', translate: false}},
    },
    future: {v4: true, faster: true, experimental_vcs: fileHistory},

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      format: 'detect', // posts (.md) are plain Markdown, in which < and { are harmless; pages (.mdx) use components
      emoji: false,
      parseFrontMatter: createFrontMatterParser(siteDir),
      hooks: {
        onBrokenMarkdownLinks: throwOnBrokenMarkdownLinks(siteDir),
        onBrokenMarkdownImages: 'throw',
      },
    },
    // For the footer
    customFields: {
      year: now().toLocaleString('en', {timeZone: 'Asia/Kolkata', year: 'numeric'}),
      ...(isBeforeLaunch() && {notice: {label: 'This is a preview with samples', to: '/terms'}}),
      ...(hasHandbook() && {notice: {label: 'Handbook', to: '/handbook'}}),
    },

    headTags: [
      {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
      {
        tagName: 'link',
        attributes: {rel: 'icon', href: `${baseUrl}favicon.svg`, type: 'image/svg+xml'},
      },
      {
        tagName: 'link',
        attributes: {rel: 'apple-touch-icon', href: `${baseUrl}apple-touch-icon.png`},
      },
      {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
      {tagName: 'link', attributes: {rel: 'stylesheet', href: fonts.stylesheetUrl}},
    ],

    clientModules: ['./src/theme/navigationScroll.ts'],

    themes: [
      [
        './src/plugins/classic-theme/index.ts',
        {
          customCss: [
            ...fonts.stylesheets,
            ...[
              'tokens',
              'tones',
              'base',
              'layout',
              'buttons',
              'media',
              'focus',
              'carousel',
              'parts',
              'print',
              'samples',
            ].map((file) => `./src/css/${file}.css`),
            './.cache/print.css',
          ],
        } satisfies ThemeOptions,
      ],
    ],

    plugins: [
      preferAbsolutePaths,
      [
        '@docusaurus/plugin-content-pages',
        {
          path: 'pages',
          editUrl,
          beforeDefaultRemarkPlugins: [
            ...remarkPlugins,
            () => remarkLanguage({siteDir, fontFiles: fonts.scriptFiles}),
          ],
        } satisfies PagesOptions,
      ],
      [
        './src/newsroom/build/index.ts', // the blog plugin, wrapped
        {
          path: 'news',
          editUrl,
          routeBasePath: newsRoute,
          beforeDefaultRemarkPlugins: remarkPlugins,
        } satisfies BlogOptions,
      ],
      [
        './src/plugins/sitemap/index.ts', // the sitemap plugin, wrapped
        {changefreq: null, priority: null} satisfies SitemapOptions,
      ],
      './src/plugins/responsive-images/index.ts',
      ['./src/plugins/icons/index.ts', {...sprite}],
      './src/plugins/release/index.ts',
      './src/plugins/search-index/index.ts',
      './src/plugins/press-kit/index.ts',
      './src/postbuild/record.ts',

      // The handbook of those who work on the site: in `npm start` and previews only
      hasHandbook() && './src/plugins/handbook/index.ts',
      hasHandbook() && [
        '@docusaurus/plugin-content-docs',
        {
          path: 'src',
          include: handbookPages,
          routeBasePath: 'handbook',
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: false,
          breadcrumbs: false,
          numberPrefixParser: false,
          admonitions: false,
          beforeDefaultRemarkPlugins: remarkHandbookPlugins,
        } satisfies DocsOptions,
      ],

      // Optional optimisations: see src/plugins/README.md
      !isPlain() && (() => deferredLoading(fonts)),
      !isPlain() && './src/plugins/bundle-trim/index.ts',
      !isPlain() && './src/plugins/framework-chunk/index.ts',
      !isPlain() && './src/plugins/prefetch-on-intent/index.ts',
      !isPlain() && './src/plugins/view-transitions/index.ts',
      !isPlain() && './src/plugins/static-news/index.ts',
      !isPlain() && './src/plugins/offline/index.ts',
    ],

    themeConfig: {
      image: 'social-card.jpg',
      colorMode: {respectPrefersColorScheme: true},
      prism: {theme: {plain: {}, styles: []}}, // no page shows code
      metadata: [
        {name: 'theme-color', content: colors.Night},
        {name: 'format-detection', content: 'telephone=no'},
      ],
    } satisfies UserThemeConfig,
  };
}
