import {readFile} from 'node:fs/promises';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';

import {description, name, origin, repository} from './src/company/site';
import {oldAddresses} from './src/company/navigation';
import {drawings} from './src/elements/Icon/drawings';
import {onBrokenMarkdownLinks} from './src/plugins/brokenLink';
import chunks from './src/plugins/framework-chunk';
import {makeFonts} from './src/plugins/fonts';
import handbook, {
  handbookFrontMatter,
  handbookNames,
  handbookPages,
  remarkHandbook,
} from './src/plugins/handbook';
import icons, {makeSprite} from './src/plugins/icons';
import intent from './src/plugins/prefetch-on-intent';
import {hasHandbook, isPreview, parseFrontMatter} from './src/newsroom/build/preview';
import {makeTemplate} from './src/plugins/deferred-loading';
import lean from './src/plugins/lean';
import pictures, {remarkPictures} from './src/plugins/responsive-images';
import still from './src/plugins/static-news';
import {remarkVocabulary} from './src/plugins/mdx-auto-import';

/** Where a page's or post's file is edited in the browser. In production pages do not say. */
const editUrl = () => (isPreview() ? `${repository}/edit/main/` : undefined);

/** What every Markdown file goes through before Docusaurus' own steps: names become imports, paths become pictures. */
const beforeDefaultRemarkPlugins = [remarkPictures, remarkVocabulary];

export default async function config(): Promise<Config> {
  const fonts = await makeFonts(process.cwd());
  const icon = await readFile('src/company/icon.svg', 'utf8');
  const sprite = await makeSprite(process.cwd(), drawings);
  return {
    title: name,
    tagline: description,
    url: origin,
    baseUrl: '/',
    noIndex: isPreview(),
    trailingSlash: false,
    staticDirectories: ['static', fonts.staticDirectory, sprite.staticDirectory],
    baseUrlIssueBanner: false, // an inline script on the home page alone, for a mistake our build tests would find
    i18n: {
      defaultLocale: 'en-IN',
      locales: ['en-IN'],
      localeConfigs: {'en-IN': {label: 'English', htmlLang: 'en-IN', translate: false}},
    },
    future: {v4: true, faster: true},
    ssrTemplate: await makeTemplate(fonts.faces), // scripts after the first paint

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      format: 'detect', // posts (.md) are plain Markdown, in which < and { are harmless; pages (.mdx) use components
      emoji: false,
      parseFrontMatter: handbookFrontMatter(parseFrontMatter),
      hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw'},
    },

    headTags: [
      {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
      // In the page itself: half a kilobyte is not worth a request beside the first picture's
      {
        tagName: 'link',
        attributes: {rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}`},
      },
      {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
    ],

    presets: [
      [
        './src/plugins/preset/index.ts', // the classic preset, made lean
        {
          // The handbook of those who work on the site: never in production
          docs: hasHandbook() && {
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
              remarkPictures,
              [remarkVocabulary, {more: handbookNames}],
            ],
          },
          pages: {path: 'pages', editUrl: editUrl(), beforeDefaultRemarkPlugins},
          blog: {
            path: 'news',
            editUrl: editUrl(),
            routeBasePath: 'news',
            blogTitle: 'News',
            blogDescription:
              'News, press releases and media coverage from EVO, the all-electric cab service of Assam and Meghalaya.',
            blogSidebarCount: 0,
            showReadingTime: true,
            archiveBasePath: null, // Docusaurus' archive carries the full text of every post
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
            beforeDefaultRemarkPlugins,
          },
          theme: {
            customCss: [
              fonts.css,
              ...['tokens', 'tones', 'base', 'layout', 'buttons', 'media', 'carousel', 'parts'].map(
                (name) => `./src/css/${name}.css`,
              ),
              './src/css/deferred-loading.css',
            ],
          },
          sitemap: {lastmod: null, changefreq: null, priority: null},
        } satisfies PresetOptions,
      ],
    ],
    plugins: [
      (context) => icons(context, sprite),
      pictures,
      still,
      chunks,
      intent,
      lean,
      ...(hasHandbook() ? [handbook] : []),
      [
        '@docusaurus/plugin-client-redirects',
        {redirects: Object.entries(oldAddresses).map(([from, to]) => ({from, to}))},
      ],
    ],

    themeConfig: {
      image: '/img/social-card.jpg',
      colorMode: {respectPrefersColorScheme: true},
      metadata: [
        {name: 'theme-color', content: '#07211b'},
        {name: 'format-detection', content: 'telephone=no'},
      ],
    } satisfies ThemeConfig,
  };
}
