import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ComponentDoc} from './props';

export {handbookFrontMatter} from './frontMatter';
export {handbookComponents, remarkHandbook} from './remark';

/** Where the handbook's pages are, below `src/`: guides, and one page beside each section. */
export const handbookPages = ['handbook/*.mdx', 'sections/*/*.mdx', 'elements/*/*.mdx'];

/**
 * What the handbook's pages need beside the docs plugin: a description of each component's props, one file each.
 * It is there in `npm start` and in previews alone, like the handbook itself.
 */
export default function handbook({siteDir}: LoadContext): Plugin {
  return {
    name: 'evo-handbook',

    getPathsToWatch() {
      return [path.join(siteDir, 'src/{sections,elements,company}/**/*.{ts,tsx}')];
    },

    async loadContent() {
      // Not above: it brings TypeScript, which a production build would load for nothing
      const {readComponents} = await import('./props');
      return readComponents(siteDir);
    },

    async contentLoaded({content, actions}) {
      await Promise.all(
        (content as ComponentDoc[]).map((component) =>
          actions.createData(`${component.name}.json`, component),
        ),
      );
    },
  };
}
