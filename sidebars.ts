import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {groups} from './src/elements/define';
import {folders} from './src/sections/definitions';

/** The order of the handbook. A page's id is its path below `src/` without the extension. */
const sidebars: SidebarsConfig = {
  handbook: [
    {
      type: 'category',
      label: 'Start here',
      items: [
        'handbook/index',
        'handbook/write-a-page',
        'handbook/write-news',
        'handbook/write-in-the-browser',
        'handbook/other-languages',
        'handbook/images',
        'handbook/house-style',
        'handbook/check-and-publish',
        'handbook/review-a-change',
        'handbook/first-week',
      ],
    },
    ...groups.map((label) => ({
      type: 'category' as const,
      label,
      items: folders
        .filter(({group}) => group === label)
        .map((folder) => `${folder.path}/${path.basename(folder.path)}`)
        .sort(),
    })),
  ],
};

export default sidebars;
