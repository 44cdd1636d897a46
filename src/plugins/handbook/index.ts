import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isPreview} from '../newsroom/preview';
import {readComponents} from './props';
import type {ComponentDoc} from './props';

export {handbookFrontMatter} from './frontMatter';
export {handbookNames, remarkHandbook} from './remark';

/** Where the handbook's pages are, below `src/`: guides, and one page beside each section. */
export const handbookPages = ['handbook/*.mdx', 'sections/*/*.mdx', 'elements/*/*.mdx'];

/**
 * What the handbook's pages need beside the docs plugin: a description of each component's props, one file each.
 * The handbook is there in `npm start` and in previews. In a production build nothing of it is: code that is for it
 * alone stands behind `process.env.EVO_HANDBOOK`, which is a constant there and cut away.
 */
export default function handbook({siteDir}: LoadContext): Plugin {
  return {
    name: 'evo-handbook',

    getPathsToWatch() {
      return isPreview()
        ? [path.join(siteDir, 'src/{sections,elements,company}/**/*.{ts,tsx}')]
        : [];
    },

    loadContent() {
      return isPreview() ? readComponents(siteDir) : [];
    },

    async contentLoaded({content, actions}) {
      await Promise.all(
        (content as ComponentDoc[]).map((component) =>
          actions.createData(`${component.name}.json`, component),
        ),
      );
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const constants = {'process.env.EVO_HANDBOOK': JSON.stringify(isPreview())};
      return {plugins: [new DefinePlugin(constants)]};
    },
  };
}
