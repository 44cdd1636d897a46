import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, Plugin} from '@docusaurus/types';

import {today} from './src/clock';
import {remarkWords} from './src/check/markdown';
import {formatOf, normalise} from './src/check/normalise';
import {colors} from './src/company/brand';
import {redirects} from './src/company/redirects';
import {
  baseUrl,
  description,
  launched,
  name,
  newsRoute,
  notice,
  origin,
  repository,
} from './src/company/site';
import {isPreview} from './src/env';
import {staticCache} from './src/plugins/cache';
import {createFrontMatterParser} from './src/plugins/frontMatter';
import {handbookPages, remarkHandbook} from './src/plugins/handbook';
import {remarkHighlight} from './src/plugins/highlight';
import {remarkLanguage} from './src/plugins/languages';
import {remarkComponents, remarkSections} from './src/plugins/mdx-auto-import';
import {remarkResponsiveImages} from './src/plugins/responsive-images/remark';

const isProduction = process.env.NODE_ENV === 'production';

/** Where a file is edited in the browser. Only previews link to it. */
const editUrl = isPreview() ? `${repository}/edit/main/` : undefined;

/** Without errors of scripts on top of the page in development: after a page is correct again, its error would stay. */
const devOverlay = (): Plugin => ({
  name: 'evo-dev-overlay',
  configureWebpack: () => ({devServer: {client: {overlay: {runtimeErrors: false}}}}) as object,
});

const config: Config = {
  title: name,
  tagline: description,
  url: origin,
  baseUrl,
  noIndex: isPreview() || !launched,
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
  ],
  trailingSlash: false,
  // In development, posts show their original images
  staticDirectories: ['static', staticCache, ...(isProduction ? [] : ['news'])],
  baseUrlIssueBanner: false, // an inline script on the home page, for a mistake that the tests of the build find
  i18n: {
    defaultLocale: 'en-IN',
    locales: ['en-IN'],
    localeConfigs: {'en-IN': {label: 'English', htmlLang: 'en-IN', translate: false}},
  },
  future: {
    // All of v4 but its cascade layers: src/css has its own
    v4: {
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
    },
    // Rspack hangs when a preview restores the cache of a build without the handbook, and hosts keep caches
    faster: {rspackPersistentCache: !(isProduction && isPreview())},
  },
  storage: {namespace: 'evo'}, // by default, the hash of the theme's inline script depends on the origin

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect', // posts (.md) are plain Markdown, in which < and { are harmless; pages (.mdx) use components
    emoji: false,
    parseFrontMatter: createFrontMatterParser(__dirname),
    preprocessor: ({filePath, fileContent}) => normalise(fileContent, formatOf(filePath)),
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },
  // For the layout
  customFields: {
    year: today().slice(0, 4),
    notice: notice && notice.until >= today() ? notice : undefined,
    footerLinks: [
      ...(launched ? [] : [{label: 'This is a preview with samples', to: '/terms'}]),
      ...(isPreview() ? [{label: 'Handbook', to: '/handbook'}] : []),
    ],
  },

  clientModules: [
    './src/theme/normalizeAddress.ts',
    './src/theme/scrollPositions.ts',
    './src/theme/offline.ts',
    './src/theme/details.ts',
    './src/theme/routeFocus.ts',
    './src/theme/Error/client.tsx',
    './src/plugins/prefetch-on-intent/client.ts',
  ],

  presets: [
    [
      'classic',
      {
        // The handbook of those who work on the site: in `npm start` and previews only
        docs: isPreview() && {
          path: 'src',
          include: handbookPages,
          routeBasePath: 'handbook',
          sidebarPath: './sidebars.ts',
          sidebarCollapsible: false,
          breadcrumbs: false,
          numberPrefixParser: false,
          admonitions: false,
          beforeDefaultRemarkPlugins: [
            remarkHandbook,
            ...remarkWords,
            ...remarkComponents,
            remarkResponsiveImages,
            remarkHighlight,
          ],
        },
        blog: false, // the newsroom wraps it
        pages: {
          path: 'pages',
          editUrl,
          beforeDefaultRemarkPlugins: [
            ...remarkWords,
            remarkSections,
            ...remarkComponents,
            remarkResponsiveImages,
            remarkHighlight,
            remarkLanguage,
          ],
        },
        sitemap: {changefreq: null, priority: null},
        svgr: false, // no script imports a drawing
        theme: {customCss: './src/css/index.css'},
        // `services` in src/company/data/site.json loads what counts visitors: the policy blocks these
      } satisfies Omit<Preset.Options, 'gtag' | 'googleAnalytics' | 'googleTagManager'>,
    ],
  ],

  plugins: [
    devOverlay,
    './src/plugins/theme-trim/index.ts',
    [
      './src/newsroom/build/index.ts', // the blog plugin, wrapped
      {
        path: 'news',
        editUrl,
        routeBasePath: newsRoute,
        beforeDefaultRemarkPlugins: [...remarkWords, remarkResponsiveImages, remarkHighlight],
      } satisfies BlogOptions,
    ],
    './src/plugins/responsive-images/index.ts',
    './src/plugins/release/index.ts',
    './src/plugins/generated-files/index.ts',
    './src/plugins/sprites/index.ts',
    './src/plugins/editor/index.ts',
    './src/plugins/search-index/index.ts',
    ['@docusaurus/plugin-client-redirects', {redirects} satisfies RedirectOptions],
  ],

  themeConfig: {
    image: 'social-card.jpg', // of pages without an image of their own
    colorMode: {respectPrefersColorScheme: true},
    prism: {theme: {plain: {}, styles: []}}, // src/css/code.css colours code
    metadata: [
      {property: 'og:site_name', content: name},
      {name: 'theme-color', content: colors.Night},
      {name: 'format-detection', content: 'telephone=no'},
      {property: 'og:image:alt', content: `The logo of ${name} and an electric cab in tea hills`},
    ],
    // `notice` in src/company/data/site.json announces something: the layout has no bar
  } satisfies Preset.ThemeConfig & {announcementBar?: never},
};

export default config;
