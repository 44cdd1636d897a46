import path from 'node:path';
import {createRequire} from 'node:module';
import globalData from '@csstools/postcss-global-data';
import themeClassic from '@docusaurus/theme-classic';
import type {HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';

const nodeRequire = createRequire(__filename);

// The package's types declare the theme only
export const {validateOptions, validateThemeConfig} = nodeRequire(
  '@docusaurus/theme-classic',
) as Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>;

/**
 * Client modules of the classic theme that this site does not use: Infima (src/css has its own reset, grid and
 * buttons), Prism (no page shows code) and the progress bar (its markup has an invalid ARIA role).
 */
const unusedClientModules = ['infima', 'prism-include-languages', 'nprogress'];

/** The classic theme without unused client modules and markup, and with the breakpoints of src/css for PostCSS. */
export default function classicTheme(
  context: LoadContext,
  options: Parameters<typeof themeClassic>[1],
): Plugin {
  const theme = themeClassic(context, options) as Plugin;
  const root = path.dirname(nodeRequire.resolve('@docusaurus/theme-classic/package.json'));
  return {
    ...theme,

    // The theme's own paths are relative to its package
    getThemePath: () => path.join(root, 'lib', 'theme'),
    getTypeScriptThemePath: () => path.join(root, 'src', 'theme'),

    getClientModules() {
      const modules = theme.getClientModules?.() ?? [];
      const gone = unusedClientModules.find((name) => !modules.some((file) => file.includes(name)));
      if (gone) {
        throw new Error(
          `The classic theme has no client module "${gone}" any more.\n→ Remove it from unusedClientModules in src/plugins/classic-theme.`,
        );
      }
      return modules.filter((file) => !unusedClientModules.some((name) => file.includes(name)));
    },

    // The sprite of the theme's icons has a style attribute, which the content security policy forbids
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args) ?? {};
      return {...tags, preBodyTags: withoutSprite(tags.preBodyTags)};
    },

    // Without Docusaurus' postcss-preset-env: its minifier (Lightning CSS) writes CSS for the same browsers
    configurePostCss(postCss) {
      const breakpoints = path.join(context.siteDir, 'src', 'css', 'breakpoints.css');
      return {
        ...postCss,
        plugins: [globalData({files: [breakpoints]}), customMedia()],
        config: false, // do not look for a file of options beside each stylesheet
      };
    },
  };
}

function withoutSprite(tags: HtmlTags = []): HtmlTags {
  return [tags].flat().filter((tag) => typeof tag === 'string' || tag.tagName !== 'svg');
}
