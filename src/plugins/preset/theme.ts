import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import themeClassic from '@docusaurus/theme-classic';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {minifySync} from '@swc/core';
import customMedia from 'postcss-custom-media';
import {hasHandbook} from '../../newsroom/build/preview';

// The package's types name the theme alone; these two belong to every theme module
export const {validateOptions, validateThemeConfig} = createRequire(__filename)(
  '@docusaurus/theme-classic',
) as Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>;

/**
 * Client modules of the classic theme that this site does not use: Infima's stylesheet (the design has its own
 * reset, type, grid and buttons in src/css), Prism with its languages (no page shows code), and the progress bar
 * (its markup has an ARIA role that does not exist).
 */
const unused = /infima|prism-include-languages|nprogress/;

/**
 * The classic theme without what would be sent to every visitor for nothing, and without its hidden drawing, which
 * carries a `style` attribute that the content security policy forbids. Lets stylesheets name breakpoints, and
 * components ask by `process.env.EVO_HANDBOOK` whether there is a handbook: where there is none, what they have for
 * it is cut away.
 */
export default function leanTheme(
  context: LoadContext,
  options: Parameters<typeof themeClassic>[1],
): Plugin {
  const theme = themeClassic(context, options) as Plugin;
  const root = path.dirname(
    createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'),
  );
  return {
    ...theme,
    getThemePath: () => path.join(root, 'lib', 'theme'),
    getTypeScriptThemePath: () => path.join(root, 'src', 'theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? []).filter((module) => !unused.test(module)),
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args) ?? {};
      const preBodyTags = [tags.preBodyTags ?? []]
        .flat()
        .filter((tag) => typeof tag === 'string' || tag.tagName !== 'svg')
        .map(minified);
      return {...tags, preBodyTags};
    },
    configureWebpack(config, isServer, utils, content) {
      const {DefinePlugin} = utils.currentBundler.instance;
      const constants = {'process.env.EVO_HANDBOOK': JSON.stringify(hasHandbook())};
      const {plugins = [], ...rest} =
        theme.configureWebpack?.(config, isServer, utils, content) ?? {};
      return {
        ...rest,
        plugins: [...plugins, new DefinePlugin(constants)],
        ...(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
          ? {}
          : {experiments: keptFor(context.siteDir)}),
      };
    },
    /**
     * Breakpoints, and nothing else: what browsers do not know yet, Lightning CSS rewrites when it makes the stylesheet
     * small, for the browsers that package.json names. PostCSS did the same before, in a twentieth of a build's time.
     */
    configurePostCss(postCss) {
      const breakpoints = path.join(context.siteDir, 'src', 'css', 'breakpoints.css');
      const plugins = [globalData({files: [breakpoints]}), customMedia()];
      return {...postCss, config: false, plugins}; // no search for a configuration that is not there
    },
  };
}

/** An inline script without what is there for readers alone: nothing that comes later makes pages small. */
function minified(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string' || tag.tagName !== 'script' || !tag.innerHTML) return tag;
  const {code} = minifySync(tag.innerHTML, {compress: true, mangle: true});
  return {...tag, innerHTML: code};
}

/**
 * What the bundler keeps from build to build goes when a plugin of this site changes. The bundler follows the imports of
 * the site's configuration by itself, but plugins are named there by their files, and loaders by plugins.
 */
function keptFor(siteDir: string): object {
  const plugins = path.join(siteDir, 'src', 'plugins');
  const code = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.(ts|cjs)$/.test(file))
    .map((file) => path.join(plugins, file));
  return {cache: {buildDependencies: code}};
}
