import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {today} from '../../clock';
import {newFileLinks} from './newFiles';
import type {ComponentDoc} from './props';

export {handbookComponents, remarkHandbook} from './remark';

/** The handbook's pages, below `src/`: guides, and one page beside each section. */
export const handbookPages = ['handbook/*.mdx', 'sections/*/*.mdx', 'elements/*/*.mdx'];

/**
 * Describes the props of each component in a JSON file, for the handbook's pages. The docs plugin renders those pages, in
 * `npm start` and previews only.
 */
export default function handbook({siteDir}: LoadContext): Plugin {
  return {
    name: 'evo-handbook',

    getPathsToWatch() {
      return [path.join(siteDir, 'src/{sections,elements,company}/**/*.{ts,tsx}')];
    },

    async loadContent() {
      // Imported here because it loads TypeScript, which a production build does not need
      const {readComponents} = await import('./props');
      return readComponents(siteDir);
    },

    async contentLoaded({content, actions}) {
      actions.setGlobalData({newFiles: newFileLinks(today())});
      await Promise.all(
        (content as ComponentDoc[]).map((component) =>
          actions.createData(`${component.name}.json`, component),
        ),
      );
    },
  };
}
